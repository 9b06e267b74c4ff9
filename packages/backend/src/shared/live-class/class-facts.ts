import type { ReportRound, ReportStudent } from '@mango/contract/live-class'
import { asc, count, eq } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import {
  liveAnswer,
  liveBallot,
  liveQuestion,
  liveSeat,
  liveVoter,
  person,
  student,
  type liveClass,
} from '../../database/schema.ts'
import { answerKeysOf, correctedIn, type KeyOwner } from './answer-key.ts'

type Held = Pick<typeof liveClass.$inferSelect, 'id' | 'classIds' | 'coursewareId' | 'teacherId'>

export interface ClassFacts {
  readonly answerClassId: number
  /** Those of its classes now, and whoever answered and is in another one by now; by code. */
  readonly students: (ReportStudent & { readonly classId: number | null })[]
  /** In the order in which they were first asked. */
  readonly questions: {
    readonly questionId: number
    readonly number: number | null
    readonly answer1: string | null
    readonly corrected: boolean
    readonly enteredAnswer: string | null
    readonly rounds: (Omit<ReportRound, 'openedAt'> & { readonly openedAt: Date })[]
  }[]
}

const rounds = {
  answerClassId: liveBallot.answerClassId,
  questionId: liveBallot.questionId,
  attempt: liveBallot.attempt,
}

/**
 * What happened in classes, in their order: who was there, which is whoever answered, voted or joined with a phone, and what was
 * asked and answered.
 */
export async function classFactsOf(db: Database, classes: readonly Held[]): Promise<ClassFacts[]> {
  const ids = classes.map(({ id }) => id)
  if (ids.length === 0) return []
  const asked = await db
    .select()
    .from(liveQuestion)
    .where(anyOf(liveQuestion.answerClassId, ids))
    .orderBy(asc(liveQuestion.openedAt), asc(liveQuestion.attempt))
  const answers = await db
    .select()
    .from(liveAnswer)
    .where(anyOf(liveAnswer.answerClassId, ids))
    .orderBy(asc(liveAnswer.timeCost), asc(liveAnswer.studentId))
  const ballots = asked.some(({ anonymous }) => anonymous)
    ? await db
        .select({ ...rounds, answer: liveBallot.answer, count: count() })
        .from(liveBallot)
        .where(anyOf(liveBallot.answerClassId, ids))
        .groupBy(...Object.values(rounds), liveBallot.answer)
        .orderBy(asc(liveBallot.answer))
    : []
  const comersIn = (table: typeof liveSeat | typeof liveVoter) =>
    db
      .selectDistinct({ answerClassId: table.answerClassId, studentId: table.studentId })
      .from(table)
      .where(anyOf(table.answerClassId, ids))
  const comers = [...(await comersIn(liveSeat)), ...(await comersIn(liveVoter))]
  const columns = { id: person.id, code: student.studentCode, name: person.nickname, classId: student.classId }
  const members = await db
    .select(columns)
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(
      anyOf(
        student.classId,
        classes.flatMap(({ classIds }) => classIds),
      ),
    )
  const known = new Set(members.map(({ id }) => id))
  const gone = [...answers, ...comers].map(({ studentId }) => studentId).filter((id) => !known.has(id))
  const others =
    gone.length === 0
      ? []
      : await db
          .select(columns)
          .from(student)
          .innerJoin(person, eq(person.id, student.personId))
          .where(anyOf(student.personId, new Set(gone)))
  const everybody = [...members, ...others].toSorted((a, b) => a.code.localeCompare(b.code))

  const keys = await answerKeysOf(db, ids)
  // What a teacher holds again and again is corrected once.
  const corrections = new Map<string, Promise<Set<number>>>()
  const correctedBy = (owner: KeyOwner) => {
    const name = `${owner.coursewareId}:${owner.teacherId}`
    const known = corrections.get(name) ?? correctedIn(db, owner)
    corrections.set(name, known)
    return known
  }
  return Promise.all(
    classes.map(async (held) => {
      const ofClass = <Row extends { answerClassId: number }>(rows: readonly Row[]) =>
        rows.filter(({ answerClassId }) => answerClassId === held.id)
      const own = ofClass(answers)
      const present = new Set([...own, ...ofClass(comers)].map(({ studentId }) => studentId))
      const times = ofClass(asked)
      const questionIds = [...new Set(times.map(({ questionId }) => questionId))]
      const corrected = await correctedBy(held)
      return {
        answerClassId: held.id,
        students: everybody
          .filter(({ id, classId }) => present.has(id) || (classId !== null && held.classIds.includes(classId)))
          .map((row) => ({ ...row, present: present.has(row.id) })),
        questions: questionIds.map((questionId) => ({
          questionId,
          number: times.find((row) => row.questionId === questionId)?.number ?? null,
          enteredAnswer: times.findLast((row) => row.questionId === questionId)?.enteredAnswer ?? null,
          answer1: keys.get(held.id)?.get(questionId) ?? null,
          corrected: corrected.has(questionId),
          rounds: times
            .filter((row) => row.questionId === questionId)
            .map(({ attempt, openedAt, anonymous, hiddenWords }) => ({
              attempt,
              openedAt,
              anonymous,
              hiddenWords,
              ballots: ofClass(ballots)
                .filter((row) => row.questionId === questionId && row.attempt === attempt)
                .map((row) => ({ answer: row.answer, count: row.count })),
              answers: own
                .filter((row) => row.questionId === questionId && row.attempt === attempt)
                .map(({ studentId, answer, timeCost }) => ({ studentId, answer, timeCost })),
            })),
        })),
      }
    }),
  )
}
