import { existsSync, readdirSync } from 'node:fs'
import { elementsVersion } from './elements-version.ts'

const elements = 'packages/elements/dist'

/** Former releases of the elements that pages have pinned: each in a folder with the name of its version. */
export function keptReleases(folder: string): Record<string, string> {
  const versions = existsSync(folder) ? readdirSync(folder) : []
  return Object.fromEntries(versions.map((version) => [`/elements/${version}`, `${folder}/${version}`]))
}

/** What `npm start` serves beside the backend: address to built folder. */
export const staticRoots: Readonly<Record<string, string>> = {
  '/adminv2': 'demo/dist/adminv2',
  '/portrait': 'demo/dist/portrait',
  '/legacy': 'demo/dist/legacy',
  // By version for pages that pin one, kept for a year; `latest` and no version at all are asked for anew each time.
  [`/elements/${elementsVersion()}`]: elements,
  ...keptReleases('releases'),
  '/elements/latest': elements,
  '/elements': elements,
  // Pages of other systems that the top bar leads to.
  '/list.html': 'demo/dist/legacy/exam-analysis',
  '/datav-web': 'demo/dist/legacy/data-screen',
}
