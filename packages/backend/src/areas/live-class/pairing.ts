import { pushType, saveMode, text, type PairingState } from '@mango/contract/live-class'
import { and, eq, or } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import {
  answerMachine,
  liveAnswer,
  liveClass,
  livePair,
  liveQuestion,
  liveVoter,
  student,
} from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { ofRound } from '../../shared/live-class/ballots.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import { isStopped, roundOf } from '../../shared/live-class/question-state.ts'
import { showState } from './ask.ts'
import { ownClass, type LiveClass } from './open-class.ts'

/** Who has which device in a class: the pairs made in it, and permanent ones where they leave both sides free. */
export async function pairsOf(
  db: Database,
  running: Pick<LiveClass, 'id' | 'classIds' | 'schoolId'>,
): Promise<PairingState['pairs']> {
  const made = await db.select().from(livePair).where(eq(livePair.answerClassId, running.id))
  const lasting = await db
    .select({ machineCode: answerMachine.machineCode, studentId: answerMachine.studentId })
    .from(answerMachine)
    .innerJoin(student, eq(student.personId, answerMachine.studentId))
    .where(and(eq(answerMachine.schoolId, running.schoolId), anyOf(student.classId, running.classIds)))
  const machines = new Set(made.map(({ machineCode }) => machineCode))
  const students = new Set(made.map(({ studentId }) => studentId))
  const free = lasting.filter((pair) => !machines.has(pair.machineCode) && !students.has(pair.studentId))
  return [...made, ...free].map(({ machineCode, studentId }) => ({ machineCode, studentId }))
}

export const pairingOf = async (db: Database, running: LiveClass): Promise<PairingState> => ({
  pairing: running.pairing,
  pairs: await pairsOf(db, running),
})

export const startPairing = (db: Database, running: LiveClass) =>
  db.update(liveClass).set({ pairing: true }).where(eq(liveClass.id, running.id))

/** The time in which the devices were paired is nobody's time to think: a question without an answer starts now. */
async function startClock(tx: Database, running: LiveClass, now: Date): Promise<void> {
  const round = await roundOf(tx, running)
  if (!round || isStopped(round, now)) return
  if ((await tx.$count(liveAnswer, ofRound(liveAnswer, round))) > 0) return
  if ((await tx.$count(liveVoter, ofRound(liveVoter, round))) > 0) return
  const limit = round.closesAt && round.closesAt.getTime() - round.openedAt.getTime()
  await tx
    .update(liveQuestion)
    .set({ openedAt: now, closesAt: limit === null ? null : new Date(now.getTime() + limit) })
    .where(ofRound(liveQuestion, round))
  await showState(tx, running, running, now)
}

/** Finishes a pairing; with the permanent mode its pairs replace what their students and devices had before. */
export async function finishPairing(
  db: Database,
  { roomId, saveMode: mode }: { roomId: number; saveMode: number },
  session: Session,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, session, true)
    if (mode === saveMode.permanent) {
      const made = await tx.select().from(livePair).where(eq(livePair.answerClassId, running.id))
      if (made.length > 0) {
        const theirs = or(
          anyOf(
            answerMachine.machineCode,
            made.map(({ machineCode }) => machineCode),
          ),
          anyOf(
            answerMachine.studentId,
            made.map(({ studentId }) => studentId),
          ),
        )
        await tx.delete(answerMachine).where(and(eq(answerMachine.schoolId, running.schoolId), theirs))
        await tx
          .insert(answerMachine)
          .values(made.map(({ machineCode, studentId }) => ({ schoolId: running.schoolId, machineCode, studentId })))
      }
    }
    await tx.update(liveClass).set({ pairing: false }).where(eq(liveClass.id, running.id))
    if (!running.pairing) return
    await startClock(tx, running, now)
    await publish(tx, running.id, [{ type: pushType.pairingClosed }])
  })
}

/**
 * Pairs a device with the student whose code ends in a number; the pair before, on either side, is gone.
 * @throws Refusal where no student, or more than one, has such a code
 */
export async function pairMachine(
  db: Database,
  running: LiveClass,
  machineCode: string,
  number: string,
): Promise<number> {
  const students = await db
    .select({ id: student.personId, code: student.studentCode })
    .from(student)
    .where(anyOf(student.classId, running.classIds))
  const found = students.filter(({ code }) => code.endsWith(number.padStart(2, '0')))
  const [match] = found
  if (!running.pairing || !match || found.length > 1) {
    await publish(db, running.id, [{ type: pushType.unmatched, data: { machineCode } }])
    throw new Refusal(running.pairing ? text.unmatched : text.pairingClosed)
  }
  await db.transaction(async (tx) => {
    // Two devices that take one number come one after the other, and none behind the end.
    const [still] = await tx
      .select({ pairing: liveClass.pairing })
      .from(liveClass)
      .where(eq(liveClass.id, running.id))
      .for('update')
    if (!still?.pairing) throw new Refusal(text.pairingClosed)
    const theirs = or(eq(livePair.machineCode, machineCode), eq(livePair.studentId, match.id))
    await tx.delete(livePair).where(and(eq(livePair.answerClassId, running.id), theirs))
    await tx
      .insert(livePair)
      .values({ answerClassId: running.id, machineCode, studentId: match.id })
      .onConflictDoNothing()
    await publish(tx, running.id, [{ type: pushType.pair, data: { studentId: match.id, machineCode } }])
  })
  return match.id
}
