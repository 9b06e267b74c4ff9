import { paperSource } from '@mango/contract/paper-records'
import { and, count, eq, gte, lt, min, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { answeredPaper, paper, student } from '../../../database/schema.ts'
import { daysAfter, type Counted, type Scope } from './span.ts'

/** What classes did with their homework: how much was handed in, and how much of that was checked to its end. */
export interface Activity {
  readonly homework: readonly Counted[]
  readonly corrections: readonly Counted[]
}

/** Who hands in later than this is no longer counted. */
const daysLate = 28

/**
 * Homework is given to nobody in particular: a class has it from the day on which the first of the class hands it in, and
 * the whole class should.
 */
export async function activityOf(
  db: Database,
  { schoolId, monday }: Scope,
  sizes: ReadonlyMap<number, number>,
): Promise<Activity> {
  const lastMonday = daysAfter(monday, -7)
  const first = min(answeredPaper.createdAt)
  const found = await db
    .select({ classId: student.classId, first, handedIn: count(), corrected: count(answeredPaper.correctedAt) })
    .from(answeredPaper)
    .innerJoin(student, eq(student.personId, answeredPaper.studentId))
    .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
    .where(
      and(
        eq(student.schoolId, schoolId),
        eq(paper.source, paperSource.homework),
        gte(answeredPaper.createdAt, daysAfter(lastMonday, -daysLate)),
        lt(answeredPaper.createdAt, daysAfter(monday, 7)),
      ),
    )
    .groupBy(student.classId, answeredPaper.paperId)
    .having(sql`${first} >= ${lastMonday.toISOString()}::timestamptz`)
  const given = found.map((one) => ({ ...one, classId: one.classId ?? 0, week: weekOfFirst(one.first, monday) }))
  return {
    homework: given.map(({ classId, week, handedIn }) => ({
      classId,
      week,
      part: handedIn,
      whole: sizes.get(classId) ?? 0,
    })),
    corrections: given.map(({ classId, week, handedIn, corrected }) => ({
      classId,
      week,
      part: corrected,
      whole: handedIn,
    })),
  }
}

const weekOfFirst = (first: Date | null, monday: Date): 0 | 1 => (first !== null && first >= monday ? 0 : 1)
