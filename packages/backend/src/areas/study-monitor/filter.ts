import { and, eq, gte, lte, type SQL } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import type { monitorDay, utterance } from '../../database/schema.ts'
import { studentsMeant } from './students.ts'

/** Which records are meant. */
export interface Filter {
  /** Empty for all days. */
  readonly dateTime: string
  /** Empty for all students. */
  readonly codeOrName: string
  readonly classId?: number | undefined
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
}

/** Whether nothing is filtered. */
export const isWhole = ({ dateTime, codeOrName, classId, fromDay, toDay }: Filter): boolean =>
  dateTime === '' && codeOrName.trim() === '' && classId === undefined && fromDay === undefined && toDay === undefined

/** The condition for what a filter leaves of a school's daily records, or of what was said. */
export async function foundIn(
  db: Database,
  of: typeof monitorDay | typeof utterance,
  schoolId: number,
  { dateTime, codeOrName, classId, fromDay, toDay }: Filter,
): Promise<SQL | undefined> {
  const students = await studentsMeant(db, schoolId, { text: codeOrName.trim(), classId })
  return and(
    eq(of.schoolId, schoolId),
    students && anyOf(of.studentId, students),
    dateTime === '' ? undefined : eq(of.day, dateTime),
    fromDay === undefined ? undefined : gte(of.day, fromDay),
    toDay === undefined ? undefined : lte(of.day, toDay),
  )
}
