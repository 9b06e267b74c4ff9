import { pageRecord } from './page-record.ts'

/**
 * `data-suffix="v2"` on the script tag: this version's tags are `<resource-library-v2>`, so that it can live beside another one.
 * The elements find the suffix of their version in the record that all bundles of a page share. Gives what is appended to a tag.
 */
export function takeSuffix(script: HTMLScriptElement | null, version: string): string {
  const suffix = script?.dataset['suffix']
  if (!suffix) return ''
  const record = pageRecord()
  record.suffixes = { ...record.suffixes, [version]: suffix }
  return `-${suffix}`
}
