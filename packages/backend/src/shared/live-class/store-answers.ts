import { pushType, text, type LiveAnswer } from '@mango/contract/live-class'
import { platformTime } from '@mango/contract/platform-time'
import { answerTo } from '@mango/contract/questions'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { courseware, liveAnswer, liveClass, liveQuestion, question } from '../../database/schema.ts'
import { ballotsNamed, storeVotes } from './ballots.ts'
import { goesOn } from './goes-on.ts'
import { publish } from './pushes.ts'
import { takesAnswers } from './question-state.ts'

export interface NewAnswer {
  readonly questionId: number
  readonly attempt: number
  readonly studentId: number
  readonly answer: string
  /** Of one student and attempt the highest counts; see the contract. */
  readonly revision: number
  /** Where its answer stands if the round is anonymous; see `ballotOf`. */
  readonly ballotId?: string | undefined
}
type Stored = typeof liveAnswer.$inferSelect
/** What is stored after an answer came, or why it was not taken. */
export type Outcome = { readonly stored: Pick<Stored, 'answer' | 'revision'> } | { readonly refusal: string }

const keyOf = (item: { questionId: number; attempt: number; studentId: number }) =>
  `${item.questionId}:${item.attempt}:${item.studentId}`

export const asLiveAnswer = (row: Stored): LiveAnswer => ({
  questionId: row.questionId,
  studentId: row.studentId,
  answer: row.answer,
  answerTime: platformTime(row.answeredAt),
  hasAnswer: true,
  timeCost: row.timeCost,
})

/**
 * Stores answers that came together, and tells the class of those that changed something.
 * @returns what is now stored for each of them, in their order, or why nothing is
 */
export async function storeAnswers(
  db: Database,
  answerClassId: number,
  answers: readonly NewAnswer[],
  now: Date,
): Promise<Outcome[]> {
  return db.transaction(async (tx) => {
    const [running] = await tx.select().from(liveClass).where(eq(liveClass.id, answerClassId)).for('update')
    if (!running || running.endedAt) return answers.map(() => ({ refusal: text.notInClass }))
    const asked = await tx
      .select({
        ...getTableColumns(liveQuestion),
        typeName: question.typeName,
        answer1: question.answer1,
        choiceCount: question.choiceCount,
      })
      .from(liveQuestion)
      .innerJoin(question, eq(question.id, liveQuestion.questionId))
      .where(
        and(
          eq(liveQuestion.answerClassId, answerClassId),
          anyOf(liveQuestion.questionId, new Set(answers.map(({ questionId }) => questionId))),
        ),
      )
    const newest = new Map<string, NewAnswer & { openedAt: Date }>()
    const votes = new Map<string, NewAnswer>()
    const isOnBoard = (row: { questionId: number; attempt: number }) =>
      row.questionId === running.questionId && row.attempt === running.attempt
    const refusals = answers.map((answer) => {
      const round = asked.find((row) => row.questionId === answer.questionId && row.attempt === answer.attempt)
      if (!round) return text.questionNotOpen
      if (!takesAnswers(round, now)) return text.questionStopped
      const meant = answerTo(round, answer.answer)
      if (meant === undefined) return text.noSuchChoice
      if (round.anonymous) {
        const rival = votes.get(keyOf(answer))
        if (!rival || answer.revision > rival.revision) votes.set(keyOf(answer), { ...answer, answer: meant })
        return undefined
      }
      const rival = newest.get(keyOf(answer))
      if (!rival || answer.revision > rival.revision)
        newest.set(keyOf(answer), { ...answer, answer: meant, openedAt: round.openedAt })
      return undefined
    })
    const late = answers.flatMap(({ ballotId }, index) => (refusals[index] === text.questionStopped && ballotId) || [])
    const held = new Map((await ballotsNamed(tx, late)).map((row) => [row.ballotId, row]))
    const voted = await storeVotes(tx, answerClassId, [...votes.values()], isOnBoard)
    if (voted.size > 0) await markAnswered(tx, running, now)
    // What came too late leaves what was there, which its sender may not know of yet.
    const outcomes = (stored: readonly Stored[]): Outcome[] => {
      const byKey = new Map(stored.map((row) => [keyOf(row), row]))
      return answers.map((answer, index) => {
        const vote = votes.get(keyOf(answer))
        const outcome = vote && voted.get(vote)
        if (outcome) return outcome
        const kept = held.get(answer.ballotId ?? '')
        if (kept) return { stored: kept }
        const row = byKey.get(keyOf(answer))
        return row && refusals[index] !== text.noSuchChoice
          ? { stored: row }
          : { refusal: refusals[index] ?? text.questionNotOpen }
      })
    }
    const rows = [...newest.values()].map(({ openedAt, questionId, attempt, studentId, answer, revision }) => ({
      questionId,
      attempt,
      studentId,
      answer,
      revision,
      answerClassId,
      timeCost: Math.max(0, now.getTime() - openedAt.getTime()),
    }))
    if (rows.length === 0) return outcomes(await storedOf(tx, answerClassId, answers))
    const changed = await tx
      .insert(liveAnswer)
      .select(asRows(rows, now))
      .onConflictDoUpdate({
        target: [liveAnswer.answerClassId, liveAnswer.questionId, liveAnswer.attempt, liveAnswer.studentId],
        set: {
          answer: sql`excluded.answer`,
          revision: sql`excluded.revision`,
          timeCost: sql`excluded.time_cost`,
          answeredAt: sql`excluded.answered_at`,
        },
        setWhere: sql`excluded.revision > ${liveAnswer.revision}`,
      })
      .returning()
    if (changed.length > 0) {
      await markAnswered(tx, running, now)
      // Only what belongs to the attempt on the board moves the board; the rest is in the scores.
      const shown = changed.filter(isOnBoard)
      await publish(
        tx,
        answerClassId,
        shown.map((row) => ({ type: pushType.answer, data: asLiveAnswer(row) })),
      )
    }
    return outcomes(changed.length === answers.length ? changed : await storedOf(tx, answerClassId, answers))
  })
}

/** The class goes on, and its courseware is used from the first answer on. */
async function markAnswered(
  tx: Database,
  { id, coursewareId }: Pick<typeof liveClass.$inferSelect, 'id' | 'coursewareId'>,
  now: Date,
): Promise<void> {
  await tx.update(liveClass).set(goesOn(now)).where(eq(liveClass.id, id))
  await tx
    .update(courseware)
    .set({ usedAt: now })
    .where(and(eq(courseware.id, coursewareId), isNull(courseware.usedAt)))
}

/** In words that are the same however many there are. */
const asRows = (rows: readonly Omit<Stored, 'answeredAt'>[], answeredAt: Date) => {
  const column = <Value>(of: (row: Omit<Stored, 'answeredAt'>) => Value) => sql.param(rows.map(of))
  return sql`select * from unnest(
    ${column((row) => row.answerClassId)}::int[], ${column((row) => row.questionId)}::int[],
    ${column((row) => row.attempt)}::int[], ${column((row) => row.studentId)}::int[],
    ${column((row) => row.answer)}::text[], ${column((row) => row.revision)}::bigint[],
    ${column((row) => row.timeCost)}::int[]), (values (${answeredAt.toISOString()}::timestamptz)) moment`
}

const storedOf = (tx: Database, answerClassId: number, rows: readonly NewAnswer[]) =>
  tx
    .select()
    .from(liveAnswer)
    .where(
      and(
        eq(liveAnswer.answerClassId, answerClassId),
        anyOf(liveAnswer.questionId, new Set(rows.map(({ questionId }) => questionId))),
        anyOf(liveAnswer.studentId, new Set(rows.map(({ studentId }) => studentId))),
      ),
    )
