import { daysLater, platformDay } from '@mango/contract/platform-time'
import { and, eq, gte } from 'drizzle-orm'
import { mistake, mistakeBasket, mistakeReason, questionProgress, reviewDay, student } from '../database/schema.ts'
import { semesterOf } from '../shared/school/names.ts'
import { demoAccounts } from './accounts.ts'
import { insertMany } from '../database/insert-many.ts'
import type { SeedContext, Seed } from './seed.ts'
import { termDays } from './timetable.ts'

const mathematics = 2
const inBasket = 6
const reasons: Readonly<Record<number, readonly string[]>> = {
  1: ['审题不清', '字音字形不熟', '理解有偏差'],
  2: ['计算失误', '审题不清', '顶点式不熟', '概念混淆'],
  3: ['词汇不熟', '时态用错', '语法不清'],
  5: ['概念混淆', '审题不清', '实验步骤不清'],
}
const otherReasons = ['知识点遗忘', '审题不清']

/** The questions that the demo's student answered wrong, with their subjects. */
async function mistakesOf({ db }: SeedContext) {
  const rows = await db
    .select({ studentId: mistake.studentId, questionId: mistake.questionId, subjectId: mistake.subjectId })
    .from(mistake)
    .innerJoin(student, eq(student.personId, mistake.studentId))
    .where(and(eq(student.schoolId, 1), eq(student.studentCode, demoAccounts.student.studentCode)))
    .orderBy(mistake.id)
  return [...new Map(rows.map((row) => [row.questionId, row])).values()]
}

/** What the demo's student did about the mistakes: causes, mastered ones, reviews of different days, a basket. */
export const mistakeNotebookSeed: Seed = {
  name: 'mistake-notebook',
  async sow(context) {
    const { db, random, now } = context
    const ago = (days: number) => daysLater(now, -days)
    await db
      .update(mistake)
      .set(semesterOf(now))
      .where(gte(mistake.madeAt, ago(termDays)))
    const wrong = await mistakesOf(context)
    const [first] = wrong
    if (!first) return
    const { studentId } = first
    const progress = wrong.map(({ questionId }): typeof questionProgress.$inferInsert => ({
      studentId,
      questionId,
      masteredAt: random.next() < 0.35 ? ago(random.between(1, 50)) : null,
      step: random.between(0, 4),
      dueOn: platformDay(daysLater(now, random.next() < 0.15 ? -random.between(0, 2) : random.between(1, 12))),
    }))
    const noted = wrong
      .filter(() => random.next() < 0.6)
      .map(({ questionId, subjectId }): typeof mistakeReason.$inferInsert => ({
        studentId,
        questionId,
        subjectId,
        reason: random.pick(reasons[subjectId] ?? otherReasons),
        createdAt: ago(random.between(1, 30)),
      }))
    await db.delete(questionProgress).where(eq(questionProgress.studentId, studentId))
    await insertMany(db, questionProgress, progress)
    await insertMany(db, mistakeReason, noted)
    await insertMany(
      db,
      reviewDay,
      [1, 2, 3, 5, 6].map((back) => ({
        studentId,
        day: platformDay(daysLater(now, -back)),
        done: random.between(6, 10),
      })),
    )
    await insertMany(
      db,
      mistakeBasket,
      wrong
        .filter(({ subjectId }) => subjectId === mathematics)
        .slice(-inBasket)
        .map(({ questionId }, index) => ({
          studentId,
          subjectId: mathematics,
          questionId,
          addedAt: ago(0.1 - index / 100),
        })),
    )
  },
}
