import { DrizzleQueryError } from 'drizzle-orm'

const hasCode = (error: unknown, matches: RegExp): boolean =>
  error instanceof Error && (('code' in error && matches.test(String(error.code))) || hasCode(error.cause, matches))

/** Codes by which Postgres refuses a value as such: out of a column's range, no number, no date, no text in its encoding. */
export const isValueRefused = (error: unknown): boolean => hasCode(error, /^(22003|22007|22008|22021|22P02|22P05)$/)

/** Whether the database undid a transaction because it and another waited for each other. */
export const isGivenUp = (error: unknown): boolean => hasCode(error, /^(40P01|40001)$/)

/** Whether another call was quicker: what a row belongs to is gone since it was looked at, or the same is there already. */
export const isOvertaken = (error: unknown): boolean => hasCode(error, /^(23503|23505)$/)

/** Whether whoever asked went away in the middle of the request: nothing has failed. */
export const hasLeft = (error: unknown): boolean => error instanceof Error && error.message === 'aborted'

/** Whether the database could not be asked at all: it is down, starting, full, or too far away. */
export const isUnreachable = (error: unknown): boolean =>
  hasCode(error, /^(CONNECT|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|08|53300|57P0|3D000)/)

/** Whether the database was there, and the connection to it was cut. */
export const isCut = (error: unknown): boolean => hasCode(error, /^(CONNECTION_CLOSED|ECONNRESET|EPIPE|57P0[12])$/)

/** An error in one line for the log. A failed query shows its words, never its values: hashes of tokens are among them. */
export function errorLine(error: unknown): string {
  if (error instanceof DrizzleQueryError) return oneLine(`${errorLine(error.cause)} (in: ${error.query.slice(0, 300)})`)
  if (!(error instanceof Error)) return oneLine(String(error))
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const where = frames.slice(0, 3).map((frame) => frame.trim())
  // Postgres ends some messages with the value it could not take.
  return oneLine([`${error.name}: ${error.message.replace(/: ".*"$/s, '')}`, ...where].join(' '))
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
