import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.ts'

// `npm run new-widget exam-list [package]`: the files of a widget, ready to be drawn.
const [tag, packageName = tag] = process.argv.slice(2)
if (!tag || !packageName || !/^[a-z]+(-[a-z]+)+$/.test(tag)) {
  console.error('Usage: npm run new-widget <tag> [package], where the tag has a hyphen, such as exam-list')
  process.exit(1)
}

const folder = path.join('packages', packageName)
const source = path.join(folder, 'src')
const component = tag.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())

const files: Record<string, string> = {
  [path.join(source, `${tag}.face.ts`)]: `import { elementFace, event, text } from '@mango/element'

export const face = elementFace({
  tag: '${tag}',
  summary: 'One sentence: what it shows and what it hands back.',
  props: { heading: text('', { summary: 'Its title.' }) },
  events: { '${tag}-done': event({ summary: 'What happened.' }) },
})
`,
  [path.join(source, `${tag}.tsx`)]: `import { ClientProvider } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { NoticeProvider } from '@mango/ui/notice'
import type { face } from './${tag}.face.ts'

export function ${component}({ heading, context, host, emit }: ComponentProps<typeof face>) {
  return (
    <ClientProvider context={context}>
      <NoticeProvider host={host}>
        <h2>{heading}</h2>
        <Button onClick={() => emit('${tag}-done')}>完成</Button>
      </NoticeProvider>
    </ClientProvider>
  )
}
`,
  [path.join(source, `${tag}.css`)]: `h2 {
  margin: 0;
}
`,
  [path.join(source, `${tag}.define.ts`)]: `import { defineElement } from '@mango/element'
import { kitStyles } from '@mango/ui/styles'
import css from './${tag}.css?inline'
import { face } from './${tag}.face.ts'
import { ${component} } from './${tag}.tsx'

export default defineElement(face, ${component}, [...kitStyles, css])
`,
  [path.join(source, `${tag}.stories.tsx`)]: `import './${tag}.define.ts'

export default { title: 'Widgets/${tag}' }

export const Default = { render: () => <${tag} heading="标题" /> }
`,
  [path.join('packages/elements/src', `${tag}.ts`)]: `export { default } from '@mango/${packageName}/${tag}/define'
`,
}

const manifest = {
  name: `@mango/${packageName}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  description: 'One line: what it is',
  exports: { './*/face': './src/*.face.ts', './*/define': './src/*.define.ts' },
  dependencies: Object.fromEntries(['client', 'contract', 'element', 'ui'].map((name) => [`@mango/${name}`, '^0.1.0'])),
}

const taken = Object.keys(files).find((file) => existsSync(file))
if (taken) {
  console.error(`${taken} exists already.`)
  process.exit(1)
}
mkdirSync(source, { recursive: true })
const manifestFile = path.join(folder, 'package.json')
const isNewPackage = !existsSync(manifestFile)
if (isNewPackage) writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
if (isNewPackage) {
  await run('npm', ['install', '--no-audit', '--no-fund', '-w', `@mango/${packageName}`, 'react'])
  await run('npm', ['install', '--no-audit', '--no-fund', '-w', '@mango/elements', `@mango/${packageName}@0.1.0`])
}
console.log(`\n<${tag}> is in ${source}. Next: npm run storybook`)
