import { daysLater } from '@mango/contract/platform-time'
import { and, asc, count, countDistinct, eq, gte, isNotNull, lt, max, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { anyOf } from '../../../database/any-of.ts'
import type { Database } from '../../../database/database.ts'
import { courseware, liveAnswer, liveClass, liveSeat, liveVoter, question, student } from '../../../database/schema.ts'
import { rightAnswer } from '../../../shared/live-class/answer-key.ts'
import { wasHeld } from '../../../shared/live-class/was-held.ts'
import { atInScope, weekOf, type Counted, type Scope } from './span.ts'

const within = (schoolId: number, from: Date, to: Date) =>
  and(eq(liveClass.schoolId, schoolId), gte(liveClass.beganAt, from), lt(liveClass.beganAt, to))
const memberOf = sql<number>`unnest(${liveClass.classIds})`

/** The live classes that each class had, and how many of its students were there: answered, voted, or joined with a phone. */
export async function attendance(db: Database, scope: Scope) {
  const week = sql<number>`case when ${liveClass.beganAt} >= ${scope.monday.toISOString()}::timestamptz then 0 else 1 end`
  const compared = and(eq(liveClass.schoolId, scope.schoolId), atInScope(liveClass.beganAt, scope))
  const held = db
    .select({ id: liveClass.id, classId: memberOf.as('member_of'), week: week.as('in_week') })
    .from(liveClass)
    .where(and(compared, wasHeld(db)))
    .as('held')
  const studentsIn = (table: typeof liveAnswer | typeof liveSeat | typeof liveVoter) =>
    db
      .select({ held: table.answerClassId, classId: student.classId, studentId: table.studentId })
      .from(table)
      .innerJoin(liveClass, eq(liveClass.id, table.answerClassId))
      .innerJoin(student, eq(student.personId, table.studentId))
      .where(compared)
  const present = union(studentsIn(liveAnswer), studentsIn(liveSeat), studentsIn(liveVoter)).as('present')
  const lessons = await db.select().from(held)
  const answered = await db
    .select({
      classId: held.classId,
      week: held.week,
      lessons: countDistinct(held.id),
      students: count(present.studentId),
    })
    .from(held)
    .leftJoin(present, and(eq(present.held, held.id), eq(present.classId, held.classId)))
    .groupBy(held.classId, held.week)
  return { lessons, answered }
}

/** Attendance as a share of those who should have been there. */
export const shares = (
  { answered }: Awaited<ReturnType<typeof attendance>>,
  sizes: ReadonlyMap<number, number>,
): Counted[] =>
  answered.map(({ classId, week, lessons, students }) => ({
    classId,
    week: weekOf(week),
    part: students,
    whole: (sizes.get(classId) ?? 0) * lessons,
  }))

/** Live classes week by week up to the one that is shown, oldest first. */
export async function lessonsByWeek(
  db: Database,
  { schoolId, monday }: Scope,
  classIds: readonly number[],
  weeks: number,
) {
  const from = daysLater(monday, -7 * (weeks - 1))
  const week = sql<number>`floor(extract(epoch from ${liveClass.beganAt} - ${from.toISOString()}::timestamptz) / 604800)::int`
  const found = await db
    .select({ week, lessons: count() })
    .from(liveClass)
    .where(
      and(
        within(schoolId, from, daysLater(monday, 7)),
        wasHeld(db),
        sql`${liveClass.classIds} && ${sql.param([...classIds])}::int[]`,
      ),
    )
    .groupBy(sql`1`)
  return Array.from({ length: weeks }, (_, index) => ({
    monday: daysLater(from, index * 7),
    lessons: found.find((one) => one.week === index)?.lessons ?? 0,
  }))
}

const fewest = 20

/** The questions of the week that fewest got right, of those that enough answered; right is what counted in each class. */
export function mostMissed(db: Database, { schoolId, monday }: Scope, classIds: readonly number[]) {
  const asked = db
    .select({
      answerClassId: liveAnswer.answerClassId,
      id: question.id,
      // Of each question the last round counts that somebody answered, as in the report of the class.
      round: max(liveAnswer.attempt).as('counted_round'),
      type: question.typeName,
      courseware: courseware.name,
      right: rightAnswer.as('right_answer'),
    })
    .from(liveClass)
    .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
    .innerJoin(liveAnswer, eq(liveAnswer.answerClassId, liveClass.id))
    .innerJoin(question, eq(question.id, liveAnswer.questionId))
    .where(within(schoolId, monday, daysLater(monday, 7)))
    .groupBy(liveAnswer.answerClassId, liveClass.id, courseware.id, question.id)
    .as('asked')
  const right = sql<number>`count(*) filter (where ${liveAnswer.answer} = ${asked.right})::int`
  const share = sql<number>`round(100.0 * ${right} / count(*))::int`
  return (
    db
      .select({ id: asked.id, type: asked.type, courseware: asked.courseware, answers: count(), share })
      .from(asked)
      .innerJoin(
        liveAnswer,
        and(
          eq(liveAnswer.answerClassId, asked.answerClassId),
          eq(liveAnswer.questionId, asked.id),
          eq(liveAnswer.attempt, asked.round),
        ),
      )
      .innerJoin(student, eq(student.personId, liveAnswer.studentId))
      // Where nothing is right, as in a vote, nobody has missed it.
      .where(and(anyOf(student.classId, classIds), isNotNull(asked.right)))
      .groupBy(asked.id, asked.type, asked.courseware)
      .having(gte(count(), fewest))
      .orderBy(asc(share), asc(asked.id))
      .limit(5)
  )
}
