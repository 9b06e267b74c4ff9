import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

const apis = import.meta.glob<string>('../packages/elements/generated/api/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const apiOf = (title: string) =>
  apis[`../packages/elements/generated/api/${title.slice(title.lastIndexOf('/') + 1)}.md`]

/** A frame costs what a page costs: it has the first story, and the others are a press away. */
function OtherStories() {
  const [, ...others] = useContext(DocsContext).componentStories()
  const links = others.map(({ id, name }) => `- [${name}](?path=/story/${id})`)
  return <Markdown>{['## Stories', '', ...links].join('\n')}</Markdown>
}

/** The page of a part shows every story; one whose dialogs and notices fill a page shows one, in a frame. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { docs, stage } = preparedMeta.parameters
  const api = apiOf(preparedMeta.title)
  const widget = stage === false
  const framed = docs.story?.inline === false
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {widget ? <Canvas story={{ inline: false, height: '640px' }} /> : <Canvas />}
      {api && <Markdown>{api.replace(/^# .*\n/, '')}</Markdown>}
      {!widget && <Controls />}
      {!widget && (framed ? <OtherStories /> : <Stories />)}
    </>
  )
}
