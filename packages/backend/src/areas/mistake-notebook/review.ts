import { reviewLimit as limits, type ReviewPlan, type Reviewed } from '@mango/contract/mistake-notebook'
import { check } from '@mango/contract/paper-records'
import { platformDay } from '@mango/contract/platform-time'
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { mistake, questionProgress, reviewDay, reviewLimit } from '../../database/schema.ts'
import { nextDue } from '../../shared/mistakes/ladder.ts'
import { Refusal } from '../../refusal.ts'
import { subjectName } from '../../shared/school/names.ts'
import { describeQuestions, type Reading } from './describe.ts'
import { planFrom } from './review-plan.ts'
import { words } from './words.ts'

const isDue = (studentId: number, now: Date) =>
  and(
    eq(questionProgress.studentId, studentId),
    isNull(questionProgress.masteredAt),
    lte(questionProgress.dueOn, platformDay(now)),
  )

/** Days that are looked at for those in a row. */
const daysRead = 1000

async function limitOf(db: Database, studentId: number): Promise<number> {
  const [chosen] = await db.select().from(reviewLimit).where(eq(reviewLimit.studentId, studentId))
  return chosen?.questions ?? limits.usual
}

export async function planOf(db: Database, studentId: number, now: Date): Promise<ReviewPlan> {
  const [limit, due, days] = await Promise.all([
    limitOf(db, studentId),
    db.$count(questionProgress, isDue(studentId, now)),
    db
      .select({ day: reviewDay.day, done: reviewDay.done })
      .from(reviewDay)
      .where(eq(reviewDay.studentId, studentId))
      .orderBy(desc(reviewDay.day))
      .limit(daysRead),
  ])
  return planFrom({ today: platformDay(now), due, limit, days })
}

/** The questions of today, those that wait longest first; with `more` those beyond today's. */
export async function reviewQuestions(reading: Reading, studentId: number, more: boolean) {
  const {
    now,
    services: { db },
  } = reading
  const { left, limit } = await planOf(db, studentId, now)
  const due = await db
    .select({ questionId: questionProgress.questionId, step: questionProgress.step })
    .from(questionProgress)
    .where(isDue(studentId, now))
    .orderBy(asc(questionProgress.dueOn), asc(questionProgress.questionId))
    .limit(more ? limit : left)
  const steps = new Map(due.map(({ questionId, step }) => [questionId, step]))
  const subjects = await db
    .selectDistinct({ questionId: mistake.questionId, subjectId: mistake.subjectId })
    .from(mistake)
    .where(and(eq(mistake.studentId, studentId), anyOf(mistake.questionId, steps.keys())))
  const subjectOf = new Map(subjects.map(({ questionId, subjectId }) => [questionId, subjectId]))
  const questions = await describeQuestions(reading, studentId, due)
  return questions.flatMap((question) => {
    const subjectId = subjectOf.get(question.id)
    return subjectId === undefined
      ? []
      : [{ ...question, subjectId, subjectName: subjectName(subjectId), step: steps.get(question.id) ?? 0 }]
  })
}

interface Result {
  readonly studentId: number
  readonly questionId: number
  readonly result: number
}

/** A question moves up where it was known, stays where half of it was, and begins anew where it was not. */
const stepAfter = (step: number, result: number) =>
  result === check.right ? step + 1 : result === check.halfRight ? step : 0

/** Notes how a review went. What is not due any more was pressed twice, and stays as it is. */
export async function review(db: Database, { studentId, questionId, result }: Result, now: Date): Promise<Reviewed> {
  const nextOn = await db.transaction(async (tx) => {
    const own = and(eq(questionProgress.studentId, studentId), eq(questionProgress.questionId, questionId))
    const [found] = await tx.select().from(questionProgress).where(own).for('update')
    if (!found) throw new Refusal(words.noMistake)
    if (found.masteredAt) return ''
    if (found.dueOn > platformDay(now)) return found.dueOn
    const step = stepAfter(found.step, result)
    const due = nextDue(now, step)
    await tx
      .update(questionProgress)
      .set(due === undefined ? { masteredAt: now } : { step, dueOn: due })
      .where(own)
    await tx
      .insert(reviewDay)
      .values({ studentId, day: platformDay(now), done: 1 })
      .onConflictDoUpdate({
        target: [reviewDay.studentId, reviewDay.day],
        set: { done: sql`${reviewDay.done} + 1` },
      })
    return due ?? ''
  })
  return { nextOn, plan: await planOf(db, studentId, now) }
}

export async function chooseLimit(db: Database, studentId: number, questions: number): Promise<void> {
  await db
    .insert(reviewLimit)
    .values({ studentId, questions })
    .onConflictDoUpdate({ target: reviewLimit.studentId, set: { questions } })
}
