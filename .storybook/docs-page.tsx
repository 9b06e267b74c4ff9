import { Canvas, Controls, Description, Markdown, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

const apis = import.meta.glob<string>('../packages/elements/generated/api/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const apiOf = (title: string) =>
  apis[`../packages/elements/generated/api/${title.slice(title.lastIndexOf('/') + 1)}.md`]

/** The page of a part shows every story; that of a widget one, in a frame, since its dialogs and notices fill a page. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const api = apiOf(preparedMeta.title)
  const widget = preparedMeta.parameters['stage'] === false
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {widget && <Canvas story={{ inline: false, height: '640px' }} />}
      {api && <Markdown>{api.replace(/^# .*\n/, '')}</Markdown>}
      {!widget && (
        <>
          <Canvas />
          <Controls />
          <Stories />
        </>
      )}
    </>
  )
}
