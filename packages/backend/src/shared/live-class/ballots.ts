import { pushType, text } from '@mango/contract/live-class'
import { and, eq, sql, type AnyColumn } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { liveBallot, liveVoter } from '../../database/schema.ts'
import { toHex } from '../../hex.ts'
import { hmac, randomToken } from '../../secrets.ts'
import { publish } from './pushes.ts'

export interface Round {
  readonly answerClassId: number
  readonly questionId: number
  readonly attempt: number
}

/**
 * The name of a ballot. It is made with the secret of a seat, of which the database only has a hash: so the phone finds
 * its ballot again, and the database leads from a student to no ballot.
 */
export const ballotOf = async (seatToken: string, { answerClassId, questionId, attempt }: Round): Promise<string> =>
  toHex(await hmac('SHA-256', seatToken, `${answerClassId}:${questionId}:${attempt}`))

interface Vote {
  readonly questionId: number
  readonly attempt: number
  readonly studentId: number
  readonly answer: string
  readonly revision: number
  /** Absent for an answer device, which has no secret: its first press is its last. */
  readonly ballotId?: string | undefined
}
type Ballot = Pick<typeof liveBallot.$inferSelect, 'ballotId' | 'answer' | 'revision'>
/** What stands on the ballot after a vote, or why it was not taken. */
type Voted = { readonly stored: Pick<Ballot, 'answer' | 'revision'> } | { readonly refusal: string }

export const ofRound = <Columns extends { answerClassId: AnyColumn; questionId: AnyColumn; attempt: AnyColumn }>(
  table: Columns,
  { answerClassId, questionId, attempt }: Round,
) => and(eq(table.answerClassId, answerClassId), eq(table.questionId, questionId), eq(table.attempt, attempt))

export const ballotsNamed = async (db: Database, ballotIds: readonly string[]) =>
  ballotIds.length === 0 ? [] : db.select().from(liveBallot).where(anyOf(liveBallot.ballotId, ballotIds))

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

/**
 * Stores votes that came together, in a transaction that holds the class: every student once, changed only with the
 * secret it was first given with.
 * @param votes at most one per student and round
 */
export async function storeVotes(
  tx: Database,
  answerClassId: number,
  votes: readonly Vote[],
  onBoard: (vote: Vote) => boolean,
): Promise<Map<Vote, Voted>> {
  const outcomes = new Map<Vote, Voted>()
  if (votes.length === 0) return outcomes
  const named = votes.map((vote) => ({ vote, ballotId: vote.ballotId ?? randomToken() }))
  const isNew = await tx
    .insert(liveVoter)
    .values(
      votes
        .map(({ questionId, attempt, studentId }) => ({ answerClassId, questionId, attempt, studentId }))
        .toSorted((a, b) => a.studentId - b.studentId),
    )
    .onConflictDoNothing()
    .returning()
  const known = await ballotsNamed(
    tx,
    named.map(({ ballotId }) => ballotId),
  )
  const before = new Map(known.map((row) => [row.ballotId, row]))
  const rows: (typeof liveBallot.$inferInsert)[] = []
  for (const { vote, ballotId } of named) {
    const { questionId, attempt, studentId, answer, revision } = vote
    const first = isNew.some(
      (row) => row.studentId === studentId && row.questionId === questionId && row.attempt === attempt,
    )
    const held = before.get(ballotId)
    if (!first && !held) {
      // A device that presses again: what it said first stands, and it is not told what that was.
      outcomes.set(vote, vote.ballotId ? { refusal: text.votedElsewhere } : { stored: { answer: '', revision: 0 } })
    } else if (held && held.revision >= revision) outcomes.set(vote, { stored: held })
    else {
      rows.push({ ballotId, answerClassId, questionId, attempt, answer, revision })
      outcomes.set(vote, { stored: { answer, revision } })
    }
  }
  if (rows.length === 0) return outcomes
  // In no order, so that the places of the rows say nothing either.
  const stored = await tx
    .insert(liveBallot)
    .values(shuffled(rows))
    .onConflictDoUpdate({
      target: liveBallot.ballotId,
      set: { answer: sql`excluded.answer`, revision: sql`excluded.revision` },
    })
    .returning()
  const shown = stored.filter((row) => named.some(({ vote, ballotId }) => ballotId === row.ballotId && onBoard(vote)))
  await publish(
    tx,
    answerClassId,
    shown.map(({ ballotId, questionId, answer }) => ({
      type: pushType.ballot,
      data: { ballotId: ballotName(ballotId), questionId, answer },
    })),
  )
  return outcomes
}

/** By which a board tells ballots apart: enough for a class, too little to find one. */
export const ballotName = (ballotId: string): string => ballotId.slice(0, 16)
