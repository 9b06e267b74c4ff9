import { platformDay, platformTime } from '@mango/contract/platform-time'
import { and, asc, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import {
  liveClass,
  mistake,
  mistakeAnswer,
  mistakeBasket,
  mistakeReason,
  paper,
  paperQuestion,
  question,
  questionPart,
  questionProgress,
} from '../../database/schema.ts'
import { countedAnswer } from '../../shared/mistakes/counted-answer.ts'
import type { Services } from '../../services.ts'
import { addressOf } from '../../storage/signed-address.ts'
import { describeQuestion } from './question.ts'

/** For whom questions are described, and when. */
export interface Reading {
  readonly services: Services
  readonly origin: string
  readonly now: Date
}

/** A question, as it stands in one paper or in whichever it was answered wrong last. */
export interface Wanted {
  readonly questionId: number
  readonly paperId?: number
}

/**
 * Where the student answered the questions wrong, oldest first. The names are looked up mistake by mistake: joined, a
 * school's size decides whether all its papers are read for them.
 */
const originsOf = (db: Database, studentId: number, questionIds: Iterable<number>) =>
  db
    .select({
      id: mistake.id,
      questionId: mistake.questionId,
      paperId: mistake.paperId,
      madeAt: mistake.madeAt,
      paperName: sql<
        string | null
      >`${db.select({ name: paper.name }).from(paper).where(eq(paper.id, mistake.paperId))}`,
      className: sql<string | null>`${db
        .select({ name: liveClass.coursewareName })
        .from(liveClass)
        .where(and(eq(mistake.source, 'liveClass'), eq(liveClass.id, mistake.sourceId)))}`,
      place: mistake.place,
      countedAnswer: countedAnswer(db),
      order: sql<number | null>`${db
        .select({ order: paperQuestion.showOrder })
        .from(paperQuestion)
        .where(and(eq(paperQuestion.paperId, mistake.paperId), eq(paperQuestion.questionId, mistake.questionId)))}`,
    })
    .from(mistake)
    .where(and(eq(mistake.studentId, studentId), anyOf(mistake.questionId, questionIds)))
    .orderBy(asc(mistake.madeAt), asc(mistake.id))
export type Origin = Awaited<ReturnType<typeof originsOf>>[number]

/** Everything that is known of these questions and what the student did with them. */
async function factsOf(db: Database, studentId: number, questionIds: readonly number[]) {
  const ids = new Set(questionIds)
  const [questions, parts, origins, reasons, basket, progress] = await Promise.all([
    db.select().from(question).where(anyOf(question.id, ids)),
    db.select().from(questionPart).where(anyOf(questionPart.questionId, ids)).orderBy(asc(questionPart.showOrder)),
    originsOf(db, studentId, ids),
    db
      .select()
      .from(mistakeReason)
      .where(and(eq(mistakeReason.studentId, studentId), anyOf(mistakeReason.questionId, ids)))
      .orderBy(asc(mistakeReason.id)),
    db
      .select({ questionId: mistakeBasket.questionId })
      .from(mistakeBasket)
      .where(and(eq(mistakeBasket.studentId, studentId), anyOf(mistakeBasket.questionId, ids))),
    db
      .select()
      .from(questionProgress)
      .where(and(eq(questionProgress.studentId, studentId), anyOf(questionProgress.questionId, ids))),
  ])
  const answers = await db
    .select()
    .from(mistakeAnswer)
    .where(
      anyOf(
        mistakeAnswer.mistakeId,
        origins.map(({ id }) => id),
      ),
    )
    .orderBy(asc(mistakeAnswer.id))
  return { questions, parts, origins, reasons, basket, progress, answers }
}

/**
 * Asks for all that is known of these questions at once.
 * @returns describes some of them, in their order, with what the student answered, noted and did about them
 */
export async function describerOf(reading: Reading, studentId: number, questions: readonly Wanted[]) {
  const { services, now } = reading
  const facts = await factsOf(
    services.db,
    studentId,
    questions.map(({ questionId }) => questionId),
  )
  const sign = async (key: string | null) => (key ? addressOf(services.ownFiles, reading, key) : '')
  return async (wanted: readonly Wanted[]) => {
    const described = wanted.map(async ({ questionId, paperId }) => {
      const asked = facts.questions.find(({ id }) => id === questionId)
      const origins = facts.origins.filter((one) => one.questionId === questionId)
      const origin = origins.findLast((one) => paperId === undefined || one.paperId === paperId)
      if (!asked || !origin) return []
      const progress = facts.progress.find((one) => one.questionId === questionId)
      return [
        await describeQuestion(sign, {
          asked,
          origin,
          parts: facts.parts.filter((one) => one.questionId === questionId),
          answers: facts.answers.filter(({ mistakeId }) => mistakeId === origin.id),
          reasons: facts.reasons.filter((one) => one.questionId === questionId),
          inBasket: facts.basket.some((one) => one.questionId === questionId),
          isMastered: Boolean(progress?.masteredAt),
          isDue: progress !== undefined && !progress.masteredAt && progress.dueOn <= platformDay(now),
          madeAt: platformTime(origin.madeAt),
          paperIds: [...new Set(origins.flatMap((one) => one.paperId ?? []))],
        }),
      ]
    })
    return (await Promise.all(described)).flat()
  }
}

/** The questions in their order, with what the student answered, noted and did about them. */
export const describeQuestions = async (reading: Reading, studentId: number, wanted: readonly Wanted[]) =>
  (await describerOf(reading, studentId, wanted))(wanted)
