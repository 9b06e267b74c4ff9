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

const roundsOf = (tx: Database, answerClassId: number, answers: readonly NewAnswer[]) =>
  tx
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
type Round = Awaited<ReturnType<typeof roundsOf>>[number]

/** An answer with the round that takes it, or why none does. */
type Judged = NewAnswer &
  ({ readonly round: Round; readonly refusal?: undefined } | { readonly round?: undefined; readonly refusal: string })

function judge(answer: NewAnswer, rounds: readonly Round[], now: Date): Judged {
  const round = rounds.find((row) => row.questionId === answer.questionId && row.attempt === answer.attempt)
  if (!round) return { ...answer, refusal: text.questionNotOpen }
  if (!takesAnswers(round, now)) return { ...answer, refusal: text.questionStopped }
  const meant = answerTo(round, answer.answer)
  return meant === undefined ? { ...answer, refusal: text.noSuchChoice } : { ...answer, answer: meant, round }
}

/** What counts of the answers of each student to each round. */
function newestOf<Answer extends NewAnswer>(answers: readonly Answer[]): Map<string, Answer> {
  const newest = new Map<string, Answer>()
  for (const answer of answers) {
    const rival = newest.get(keyOf(answer))
    if (!rival || answer.revision > rival.revision) newest.set(keyOf(answer), answer)
  }
  return newest
}

/**
 * Stores answers that came together, and tells the class of those that changed something.
 * @returns what is now stored for each of them, in their order, or why nothing is
 */
export const storeAnswers = (
  db: Database,
  answerClassId: number,
  answers: readonly NewAnswer[],
  now: Date,
): Promise<Outcome[]> =>
  db.transaction(async (tx) => {
    const [running] = await tx.select().from(liveClass).where(eq(liveClass.id, answerClassId)).for('update')
    if (!running || running.endedAt) return answers.map(() => ({ refusal: text.notInClass }))
    const rounds = await roundsOf(tx, answerClassId, answers)
    const judged = answers.map((answer) => judge(answer, rounds, now))
    const taken = judged.flatMap((one) => (one.round ? [one] : []))
    const votes = newestOf(taken.filter(({ round }) => round.anonymous))
    const named = newestOf(taken.filter(({ round }) => !round.anonymous))
    const isOnBoard = (row: { questionId: number; attempt: number }) =>
      row.questionId === running.questionId && row.attempt === running.attempt
    const voted = await storeVotes(tx, answerClassId, [...votes.values()], isOnBoard)
    const changed = await storeNamed(tx, answerClassId, [...named.values()], now)
    if (voted.size > 0 || changed.length > 0) await markAnswered(tx, running, now)
    // Only what belongs to the attempt on the board moves the board; the rest is in the scores.
    const shown = changed.filter(isOnBoard)
    await publish(
      tx,
      answerClassId,
      shown.map((row) => ({ type: pushType.answer, data: asLiveAnswer(row) })),
    )
    const late = judged.flatMap(({ refusal, ballotId }) => (refusal === text.questionStopped && ballotId) || [])
    const ballots = new Map((await ballotsNamed(tx, late)).map((row) => [row.ballotId, row]))
    const stored = changed.length === answers.length ? changed : await storedOf(tx, answerClassId, answers)
    const rows = new Map(stored.map((row) => [keyOf(row), row]))
    return judged.map((answer): Outcome => {
      const vote = votes.get(keyOf(answer))
      const outcome = vote && voted.get(vote)
      if (outcome) return outcome
      if (answer.refusal === text.noSuchChoice) return { refusal: answer.refusal }
      // What came too late leaves what was there, which its sender may not know of yet.
      const kept = ballots.get(answer.ballotId ?? '') ?? rows.get(keyOf(answer))
      return kept ? { stored: kept } : { refusal: answer.refusal ?? text.questionNotOpen }
    })
  })

/** The newest answers of students who are known by name. @returns the rows of those that changed something */
async function storeNamed(
  tx: Database,
  answerClassId: number,
  answers: readonly (NewAnswer & { readonly round: Round })[],
  now: Date,
): Promise<Stored[]> {
  if (answers.length === 0) return []
  const rows = answers.map(({ round, questionId, attempt, studentId, answer, revision }) => ({
    questionId,
    attempt,
    studentId,
    answer,
    revision,
    answerClassId,
    timeCost: Math.max(0, now.getTime() - round.openedAt.getTime()),
  }))
  return tx
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
