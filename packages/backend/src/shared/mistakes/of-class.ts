import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { courseware, liveAnswer, liveClass } from '../../database/schema.ts'
import { answerKeyOf } from '../live-class/answer-key.ts'
import { recordMistakes, type WrongAnswer } from './record.ts'

/** Answers of a class, of each student and question the last attempt. */
async function lastAnswers(tx: Database, answerClassId: number) {
  const answers = await tx
    .select({ studentId: liveAnswer.studentId, questionId: liveAnswer.questionId, answer: liveAnswer.answer })
    .from(liveAnswer)
    .where(eq(liveAnswer.answerClassId, answerClassId))
    .orderBy(asc(liveAnswer.attempt))
  return [...new Map(answers.map((answer) => [`${answer.studentId} ${answer.questionId}`, answer])).values()]
}

/** Enters what was answered wrong in a class into the students' notebooks. What nobody knows the answer to was not wrong. */
export async function recordClassMistakes(tx: Database, answerClassId: number, now: Date): Promise<void> {
  const [held] = await tx
    .select({
      schoolId: liveClass.schoolId,
      teacherId: liveClass.teacherId,
      coursewareId: liveClass.coursewareId,
      subjectId: courseware.subjectId,
      paperId: courseware.paperId,
      questionIds: courseware.questionIds,
    })
    .from(liveClass)
    .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
    .where(eq(liveClass.id, answerClassId))
  if (!held) return
  const { schoolId, subjectId, paperId, questionIds } = held
  const last = await lastAnswers(tx, answerClassId)
  const key = await answerKeyOf(tx, held, [...new Set(last.map(({ questionId }) => questionId))])
  const wrong = new Map<number, WrongAnswer[]>()
  for (const { studentId, questionId, answer } of last) {
    const right = key.get(questionId)
    if (!right || answer === right) continue
    const own = wrong.get(studentId) ?? []
    const place = questionIds.indexOf(questionId) + 1 || null
    own.push({ questionId, place, answers: [{ partId: null, text: answer, picture: null }] })
    wrong.set(studentId, own)
  }
  const origin = { schoolId, subjectId, paperId, source: 'liveClass', sourceId: answerClassId, madeAt: now } as const
  for (const [studentId, answers] of wrong) await recordMistakes(tx, { ...origin, studentId }, answers)
}
