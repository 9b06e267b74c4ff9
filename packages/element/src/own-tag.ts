import { pageRecord } from './page-context.ts'

// Set by the build of the files for hosts.
declare const MANGO_VERSION: string | undefined

export const version = typeof MANGO_VERSION === 'undefined' ? 'development' : MANGO_VERSION

/**
 * The name that this version gives to a tag: with the suffix that the page asked its loader for, when two versions live together.
 * To be asked when something is defined, not before.
 */
export function ownTag(tag: string): string {
  const suffix = pageRecord().suffixes?.[version]
  return suffix ? `${tag}-${suffix}` : tag
}
