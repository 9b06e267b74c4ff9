import path from 'node:path'

/** The files of a new widget by their paths: all that a widget has, each with the least that can stand in it. */
export function widgetFiles(tag: string, packageName: string): Record<string, string> {
  const component = tag.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
  const source = path.join('packages', packageName, 'src')
  const inSource = (ending: string) => path.join(source, `${tag}.${ending}`)
  return {
    [inSource('face.ts')]: `import { elementFace, event, text } from '@mango/element'

export const face = elementFace({
  tag: '${tag}',
  summary: 'One sentence: what it shows and what it hands back.',
  guide: { use: ['What somebody is doing who needs it.'], rather: ['What they are doing when another widget serves better, and which.'] },
  props: { heading: text('', { summary: 'Its title.' }) },
  events: { '${tag}-done': event({ summary: 'What happened.' }) },
})
`,
    [inSource('tsx')]: `import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { Screen } from '@mango/ui/screen'
import { Widget } from '@mango/widget'
import type { face } from './${tag}.face.ts'
import { titleOf } from './${tag}.rules.ts'

export function ${component}({ heading, context, host, emit }: ComponentProps<typeof face>) {
  return (
    <Widget context={context} host={host}>
      <Screen heading={titleOf(heading)}>
        <Button onClick={() => emit('${tag}-done')}>完成</Button>
      </Screen>
    </Widget>
  )
}
`,
    [inSource('rules.ts')]: `/** What stands above the widget. */
export const titleOf = (heading: string): string => heading.trim() || '未命名'
`,
    [inSource('rules.test.ts')]: `import { expect, test } from 'vitest'
import { titleOf } from './${tag}.rules.ts'

test.each([
  [' 标题 ', '标题'],
  ['  ', '未命名'],
])('the heading %j is shown as %j', (heading, shown) => {
  expect(titleOf(heading)).toBe(shown)
})
`,
    [inSource('css')]: `.screen {
  max-inline-size: 960px;
}
`,
    [inSource('define.ts')]: `import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './${tag}.css?inline'
import { face } from './${tag}.face.ts'
import { ${component} } from './${tag}.tsx'

export default defineElement(face, ${component}, [...kitStyles, css])
`,
    [inSource('stories.tsx')]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, shows } from '../../../stories/element-stage.tsx'
import './${tag}.define.ts'

const meta: Meta<{ heading: string }> = {
  title: 'Widgets/${tag}',
  args: { heading: '标题' },
  parameters: { stage: false },
  render: onPage('${tag}'),
}
export default meta
type Story = StoryObj<{ heading: string }>

export const Usual: Story = { play: ({ canvasElement }) => shows(canvasElement, '标题') }
export const Narrow: Story = { globals: { width: '320' }, play: ({ canvasElement }) => shows(canvasElement, '标题') }
`,
    [path.join('packages/elements/src', `${tag}.ts`)]: `export { default } from '@mango/${packageName}/${tag}/define'
`,
    [path.join('tests/conformance/elements', `${tag}.ts`)]: `import { face } from '@mango/${packageName}/${tag}/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
`,
  }
}

/** The package.json of a package that is new. */
export const packageManifest = (packageName: string) => ({
  name: `@mango/${packageName}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  description: 'One line: what it is',
  exports: { './*/face': './src/*.face.ts', './*/define': './src/*.define.ts' },
  dependencies: Object.fromEntries(['element', 'ui', 'widget'].map((name) => [`@mango/${name}`, '^0.1.0'])),
})
