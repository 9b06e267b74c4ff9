import { DrizzleQueryError } from 'drizzle-orm'

/** Whether a statement failed because a unique index has the same already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'code' in error.cause &&
  error.cause.code === '23505'
