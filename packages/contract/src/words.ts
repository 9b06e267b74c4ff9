import * as v from 'valibot'
import { textUpTo } from './fields.ts'
import { hasAtMost, mostUnits } from './visible-length.ts'

/** What a field says of what is too long to be kept, and the server where it is sent nevertheless. */
export const tooLong = (max: number) => `不能超过${max}个字`

/** What a field says of words that are too long to be kept, or undefined. */
export const wordsProblem = (words: string, max: number): string | undefined =>
  hasAtMost(max, words) ? undefined : tooLong(max)

/** Whether nothing of a text can be seen: blanks, and what has no look of its own. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** What a person writes, at most `max` characters long, kept as it is written; it may be empty. */
export const wordsUpTo = (max: number) =>
  v.pipe(
    textUpTo(mostUnits(max)),
    v.check((words) => !wordsProblem(words, max), tooLong(max)),
  )

/** The same, and not blank. */
export const requiredWords = (max: number, missing = '内容不能为空') =>
  v.pipe(
    wordsUpTo(max),
    v.check((words) => !isBlank(words), missing),
  )
