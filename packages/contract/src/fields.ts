import * as v from 'valibot'

// What requests are made of: strict, so that the server refuses what is not meant. Answers are made of `answer.ts`.

/** What a database holds as an integer. */
const maxInteger = 2 ** 31 - 1

/** An integer that a database holds, and not below this one. */
export const integerFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(maxInteger))

/** Identifiers are positive integers on every screen and call. The documents leave their type open: decided here. */
export const id = integerFrom(1)
/** Grades are numbered from 1 to 12: see `gradeNames`. */
export const gradeId = v.pipe(id, v.maxValue(12))
/** Which change of mind an answer is: phones count by the seconds of their clock, which may be wrong by decades. */
export const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** How large a file is. */
export const byteCount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** An integer in a query string: a number for the caller, digits on the wire. */
export const queryInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/))]),
  v.transform(Number),
  v.integer(),
  v.minValue(-maxInteger),
  v.maxValue(maxInteger),
)
export const queryId = v.pipe(queryInteger, v.minValue(1))

/** Some identifiers in a query string, joined by commas. */
export const queryIds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/),
  v.transform((list) => list.split(',').map(Number)),
)

/** A boolean in a query string. */
export const queryBoolean = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
)

/** Text: no NUL and no half of a character (Postgres refuses them, these in JSON), at most `max` UTF-16 units, which suits codes, addresses and searches; of what a person writes see `wordsUpTo`. */
export const textUpTo = (max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => !/[\0\p{Cs}]/u.test(value)),
    v.maxLength(max),
  )

/** Whether a calendar has this moment, such as `2026-02-28`: a `Date` makes March of the 30th. */
function exists(moment: string): boolean {
  const date = new Date(`${moment.replace(' ', 'T')}${moment.includes(' ') ? 'Z' : ''}`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(moment.replace(' ', 'T'))
}
/** A day as the platform writes it: `2026-11-18`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.check(exists))
/** A school year in a query: the year it begins in. */
export const schoolYear = v.pipe(queryInteger, v.minValue(2000), v.maxValue(2100))
export const term = v.pipe(queryInteger, v.picklist([1, 2]))

export const pageNumber = v.pipe(queryInteger, v.minValue(1))
export const pageSize = v.pipe(queryInteger, v.minValue(1), v.maxValue(200))
