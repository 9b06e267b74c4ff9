import { paperSource } from '@mango/contract/paper-records'
import { daysLater } from '@mango/contract/platform-time'
import { and, count, eq, gte, lt, min, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { answeredPaper, paper, student } from '../../../database/schema.ts'
import { stretchesOf, type Counted, type Scope } from './span.ts'

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
export async function activityOf(db: Database, scope: Scope, sizes: ReadonlyMap<number, number>): Promise<Activity> {
  const [own, before] = stretchesOf(scope)
  const given = [...(await givenIn(db, scope.schoolId, own, 0)), ...(await givenIn(db, scope.schoolId, before, 1))]
  return {
    homework: given.map(({ classId, week, handedIn }) => ({
      classId,
      week,
      part: handedIn,
      // Who handed it in may be in another class by now.
      whole: Math.max(sizes.get(classId) ?? 0, handedIn),
    })),
    corrections: given.map(({ classId, week, handedIn, corrected }) => ({
      classId,
      week,
      part: corrected,
      whole: handedIn,
    })),
  }
}

/** The homework that classes began with in a stretch of time, as it stood at the end of that. */
async function givenIn(db: Database, schoolId: number, { from, until }: { from: Date; until: Date }, week: 0 | 1) {
  const found = await db
    .select({
      classId: answeredPaper.classId,
      handedIn: count(),
      corrected: sql<number>`count(*) filter (where ${answeredPaper.correctedAt} < ${until.toISOString()}::timestamptz)::int`,
    })
    .from(answeredPaper)
    .innerJoin(student, eq(student.personId, answeredPaper.studentId))
    .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
    .where(
      and(
        eq(student.schoolId, schoolId),
        eq(paper.source, paperSource.homework),
        gte(answeredPaper.handedInAt, daysLater(from, -daysLate)),
        lt(answeredPaper.handedInAt, until),
      ),
    )
    .groupBy(answeredPaper.classId, answeredPaper.paperId)
    .having(sql`${min(answeredPaper.handedInAt)} >= ${from.toISOString()}::timestamptz`)
  return found.map((one) => ({ ...one, classId: one.classId ?? 0, week }))
}
