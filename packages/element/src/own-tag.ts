import { pageRecord } from './page-context.ts'

// Set by the build of the files for hosts.
declare const MANGO_VERSION: string | undefined

export const version = typeof MANGO_VERSION === 'undefined' ? 'development' : MANGO_VERSION

/**
 * The name that a tag has for the code of this folder: with the suffix that the page asked its loader for, when two versions live
 * together. To be asked when something is defined, not before.
 */
export function ownTag(tag: string): string {
  const { suffixes = {} } = pageRecord()
  // A classic script has no address of its own, and no loader.
  const own = String(import.meta.url)
  // Of folders inside each other the inner one is meant.
  const [folder = ''] = Object.keys(suffixes)
    .filter((one) => own.startsWith(one))
    .sort((a, b) => b.length - a.length)
  const suffix = suffixes[folder]
  return suffix ? `${tag}-${suffix}` : tag
}
