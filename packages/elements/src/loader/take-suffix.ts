import { pageRecord } from './page-record.ts'

/**
 * `data-suffix="v2"` on the script tag: the tags of this folder's elements are `<resource-library-v2>`, so that they can live beside
 * those of another version, or of the same one under another address. The elements find the suffix of the folder they came from in
 * the record that all bundles of a page share. Gives what is appended to a tag.
 */
export function takeSuffix(script: HTMLScriptElement | null): string {
  const suffix = script?.dataset['suffix'] ?? ''
  if (script) {
    const record = pageRecord()
    record.suffixes = { ...record.suffixes, [new URL('.', script.src).href]: suffix }
  }
  return suffix && `-${suffix}`
}
