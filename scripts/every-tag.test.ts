import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tagFiles } from './elements-build.ts'

const stories = import.meta.glob<string>('../{packages/*/src,stories}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const storyTitles = Object.values(stories).map((code) => /title: '(Widgets\/.+?)'/.exec(code)?.[1])
const readme = readFileSync('README.md', 'utf8')
const budget: object = JSON.parse(readFileSync('tests/sizes/budget.json', 'utf8'))

// Nobody keeps a list of tags by hand, so nobody would miss what a tag lacks.
test.each([...tagFiles('packages/elements/src').keys()])(
  '<%s> has a conformance definition, stories, a guide, a budget and a row in the README',
  (tag) => {
    const definitions = ['elements', 'fixtures'].map((folder) => `tests/conformance/${folder}/${tag}.ts`)
    expect(definitions.filter((file) => existsSync(file))).toHaveLength(1)
    expect(storyTitles).toContain(`Widgets/${tag}`)
    expect(readFileSync(`packages/elements/generated/api/${tag}.md`, 'utf8')).toContain('## When to use')
    expect(budget).toHaveProperty(tag)
    expect(readme).toContain(`| \`${tag}\``)
  },
)
