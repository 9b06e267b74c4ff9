import * as v from 'valibot'
import { mostUnits } from './visible-length.ts'
import { isBlank, wordsProblem } from './words.ts'

/** Why a name is refused, for the reader. */
export const nameText = {
  empty: '名称不能为空',
  path: '名称不能是路径，也不能只有点',
} as const

/** What is in no name: control characters, line breaks, marks that turn the reading direction, halves of characters, and what has no width but joins nothing. */
const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/** A name as it is kept: what can't be seen is gone, blanks stand alone and not at its ends; one of which nothing is seen is empty. */
export const cleanName = (name: string): string =>
  isBlank(name) ? '' : name.replace(/\s+/g, ' ').replace(invisible, '').replace(/ +/g, ' ').trim()

/** A way to a file instead of its name: `.`, `..`, and whatever leads up or starts at a root. */
const isPath = (name: string): boolean => /^\.+$|^[/\\~]|(^|[/\\])\.\.([/\\]|$)|^[a-z]:[/\\]/i.test(name)

/** What a field says of a name that can't be kept, or undefined. One that is empty is its form's to judge. */
export function nameProblem(name: string, max: number): string | undefined {
  const kept = cleanName(name)
  if (isPath(kept)) return nameText.path
  const wrong = wordsProblem(kept, max)
  return wrong && `名称${wrong}`
}

/** A name that a person gives to something, at most `max` characters long, cleaned; it may be empty. */
export const nameUpTo = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(mostUnits(max)),
    v.transform(cleanName),
    v.check(
      (name) => !nameProblem(name, max),
      ({ input }) => nameProblem(input, max) ?? '',
    ),
  )

/** The same, and not empty. */
export const requiredName = (max: number) =>
  v.pipe(
    nameUpTo(max),
    v.check((name) => name !== '', nameText.empty),
  )
