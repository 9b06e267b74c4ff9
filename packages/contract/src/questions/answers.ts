import * as v from 'valibot'
import { hasAtMost, mostUnits } from '../visible-length.ts'

/** One answer: `A`, letters in order such as `ABD`, `对` or `错`. */
export const answerText = v.pipe(v.string(), v.regex(/^(?:(?=[A-F])A?B?C?D?E?F?|对|错)$/))

/** A short answer in a student's own words has at most so many characters. */
export const wordMax = 20

/**
 * A short answer as it is kept: one line of plain text without signs that nobody sees, but with those that join others;
 * undefined where that is empty or too long.
 */
export function wordOf(typed: string): string | undefined {
  if (typed.length > mostUnits(wordMax)) return undefined
  const word = typed
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return word !== '' && hasAtMost(wordMax, word) ? word : undefined
}

/** What two answers have in common that are written in another width or case: they count as one. */
export const wordKey = (word: string): string => word.normalize('NFKC').toLowerCase().replaceAll(' ', '')

/** What a student may answer with: one of the above, or a few own words where those are asked for. */
export const givenAnswer = v.union([
  answerText,
  v.pipe(
    v.string(),
    v.check((words) => wordOf(words) !== undefined),
  ),
])
