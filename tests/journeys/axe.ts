import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from './stage.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page, as `rule: element`. What is inside a frame is an application of its own. */
const found = (page: Page, within: string, options: RunOptions) =>
  page.evaluate(
    async ({ place, given }) => {
      const run: { axe: { run(context: object, options: object): Promise<AxeResults> } } = Object.assign(globalThis)
      const { violations } = await run.axe.run(
        { include: [[place]], exclude: [['iframe'], ['.skip-link']] },
        { ...given, resultTypes: ['violations'] },
      )
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`))
    },
    { place: within, given: options },
  )

const inTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted
    for (const context of document.querySelectorAll('mango-context')) context.setAttribute('theme', wanted)
  }, theme)

/** What axe finds in the light, and of colours in the dark; the page is light again afterwards. */
export async function foundInBothThemes(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe)
  const light = await found(page, within, { iframes: false })
  await inTheme(page, 'dark')
  const dark = await found(page, within, { iframes: false, runOnly: ['color-contrast'] })
  await inTheme(page, 'light')
  return [...light, ...dark.map((one) => `in the dark: ${one}`)]
}
