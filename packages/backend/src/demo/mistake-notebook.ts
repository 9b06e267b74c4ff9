import { coursewareSource } from '@mango/contract/coursewares'
import { questionType } from '@mango/contract/questions'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import {
  mistakeBasket,
  mistakeReason,
  paper,
  paperQuestion,
  question,
  questionProgress,
  reviewDay,
  student,
} from '../database/schema.ts'
import { dayAfter } from '../mistakes/ladder.ts'
import { recordMistakes, type WrongAnswer } from '../mistakes/record.ts'
import { demoAccounts } from './accounts.ts'
import { insertMany } from './insert-many.ts'
import type { Ground, Seed } from './seed.ts'

const schoolId = 1
const dayLength = 86_400_000
const reasons: Readonly<Record<number, readonly string[]>> = {
  1: ['审题不清', '字音字形不熟', '理解有偏差'],
  2: ['计算失误', '审题不清', '顶点式不熟', '概念混淆'],
  3: ['词汇不熟', '时态用错', '语法不清'],
  5: ['概念混淆', '审题不清', '实验步骤不清'],
}
const otherReasons = ['知识点遗忘', '审题不清']

interface Paper {
  readonly id: number
  readonly subjectId: number
  readonly source: 'homework' | 'exam'
  readonly questions: readonly { readonly id: number; readonly typeName: string; readonly right: string }[]
}

/** Papers and homework of the school that a student can have answered. */
async function papersOf({ db }: Ground, count: number): Promise<Paper[]> {
  const papers = await db
    .select({ id: paper.id, subjectId: paper.subjectId, source: paper.source })
    .from(paper)
    .where(
      and(eq(paper.schoolId, schoolId), inArray(paper.source, [coursewareSource.paper, coursewareSource.homework])),
    )
    .orderBy(desc(paper.createdAt), desc(paper.id))
    .limit(count)
  const rows = await db
    .select({ paperId: paperQuestion.paperId, id: question.id, typeName: question.typeName, right: question.answer1 })
    .from(paperQuestion)
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .where(
      inArray(
        paperQuestion.paperId,
        papers.map(({ id }) => id),
      ),
    )
    .orderBy(asc(paperQuestion.showOrder))
  return papers.map(({ id, subjectId, source }) => ({
    id,
    subjectId,
    source: source === coursewareSource.homework ? 'homework' : 'exam',
    questions: rows
      .filter(({ paperId }) => paperId === id)
      .map((row) => ({ id: row.id, typeName: row.typeName, right: row.right ?? '' })),
  }))
}

/** What somebody could have answered instead. */
function wrongAnswer({ random }: Ground, { typeName, right }: Paper['questions'][number]): string {
  if (typeName === questionType.judgement) return right === '对' ? '错' : '对'
  if (typeName === questionType.single) return random.pick(['A', 'B', 'C', 'D'].filter((letter) => letter !== right))
  if (typeName === questionType.multiple) return right.slice(0, 1) || 'A'
  return '只写出了第一步。'
}

/** Some questions of a paper are answered wrong. @returns which */
async function fail(ground: Ground, one: Paper, studentId: number, madeAt: Date, share: number): Promise<number[]> {
  const wrong: WrongAnswer[] = one.questions
    .filter(() => ground.random.next() < share)
    .map((asked) => ({
      questionId: asked.id,
      answers: [{ partId: null, text: wrongAnswer(ground, asked), picture: null }],
    }))
  const { id, subjectId, source } = one
  await recordMistakes(ground.db, { schoolId, studentId, subjectId, source, sourceId: id, paperId: id, madeAt }, wrong)
  return wrong.map(({ questionId }) => questionId)
}

/** What the student of the demo did about the mistakes: causes, mastered ones, reviews of different days, a basket. */
async function work({ db, random, now }: Ground, studentId: number, wrong: ReadonlyMap<number, number>) {
  const ago = (days: number) => new Date(now.getTime() - days * dayLength)
  const progress: (typeof questionProgress.$inferInsert)[] = []
  const noted: (typeof mistakeReason.$inferInsert)[] = []
  for (const [questionId, subjectId] of wrong) {
    const isMastered = random.next() < 0.35
    const step = random.between(0, 4)
    progress.push({
      studentId,
      questionId,
      masteredAt: isMastered ? ago(random.between(1, 50)) : null,
      step,
      dueOn: dayAfter(now, random.next() < 0.2 ? -random.between(0, 2) : random.between(1, 12)),
    })
    if (random.next() < 0.6)
      noted.push({
        studentId,
        questionId,
        subjectId,
        reason: random.pick(reasons[subjectId] ?? otherReasons),
        createdAt: ago(random.between(1, 30)),
      })
  }
  await db.delete(questionProgress).where(eq(questionProgress.studentId, studentId))
  await insertMany(db, questionProgress, progress)
  await insertMany(db, mistakeReason, noted)
  await db
    .insert(reviewDay)
    .values([1, 2, 3, 5, 6].map((back) => ({ studentId, day: dayAfter(now, -back), done: random.between(6, 10) })))
  const mathematics = [...wrong].flatMap(([questionId, subjectId]) => (subjectId === 2 ? questionId : [])).slice(0, 4)
  if (mathematics.length > 0)
    await db
      .insert(mistakeBasket)
      .values(
        mathematics.map((questionId, index) => ({
          studentId,
          subjectId: 2,
          questionId,
          addedAt: ago(0.1 - index / 100),
        })),
      )
}

/** Two semesters of mistakes of the demo's student, and some of the class. */
export const mistakeNotebookSeed: Seed = {
  name: 'mistake-notebook',
  async sow(ground) {
    const { db, random, now } = ground
    const [known] = await db
      .select({ id: student.personId, classId: student.classId })
      .from(student)
      .where(and(eq(student.schoolId, schoolId), eq(student.studentCode, demoAccounts.student.studentCode)))
    if (!known?.classId) return
    const papers = await papersOf(ground, 24)
    const wrong = new Map<number, number>()
    for (const [index, one] of papers.entries()) {
      // The older third was written in the semester before.
      const daysAgo = index < 16 ? 1 + index * 3 : 150 + index * 3
      const madeAt = new Date(now.getTime() - daysAgo * dayLength - random.between(1, 5) * 3_600_000)
      for (const id of await fail(ground, one, known.id, madeAt, 0.55)) wrong.set(id, one.subjectId)
    }
    await work(ground, known.id, wrong)
    const mates = await db
      .select({ id: student.personId })
      .from(student)
      .where(eq(student.classId, known.classId))
      .orderBy(asc(student.studentCode))
    for (const { id } of mates)
      if (id !== known.id)
        await fail(ground, random.pick(papers.slice(0, 8)), id, new Date(now.getTime() - dayLength), 0.4)
  },
}
