import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { courseware, liveAnswer, liveClass, question } from '../database/schema.ts'
import { recordMistakes, type WrongAnswer } from './record.ts'

/** Answers of a class, of each student and question the last attempt. */
async function lastAnswers(tx: Database, answerClassId: number) {
  const answers = await tx
    .select({
      studentId: liveAnswer.studentId,
      questionId: liveAnswer.questionId,
      answer: liveAnswer.answer,
      right: question.answer1,
    })
    .from(liveAnswer)
    .innerJoin(question, eq(question.id, liveAnswer.questionId))
    .where(eq(liveAnswer.answerClassId, answerClassId))
    .orderBy(asc(liveAnswer.attempt))
  return new Map(answers.map((answer) => [`${answer.studentId} ${answer.questionId}`, answer])).values()
}

/** Enters what was answered wrong in a class into the students' notebooks. What has no answer stored was not wrong. */
export async function recordClassMistakes(tx: Database, answerClassId: number, now: Date): Promise<void> {
  const [held] = await tx
    .select({ schoolId: liveClass.schoolId, subjectId: courseware.subjectId, paperId: courseware.paperId })
    .from(liveClass)
    .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
    .where(eq(liveClass.id, answerClassId))
  if (!held) return
  const wrong = new Map<number, WrongAnswer[]>()
  for (const { studentId, questionId, answer, right } of await lastAnswers(tx, answerClassId)) {
    if (!right || answer === right) continue
    const own = wrong.get(studentId) ?? []
    own.push({ questionId, answers: [{ partId: null, text: answer, picture: null }] })
    wrong.set(studentId, own)
  }
  for (const [studentId, answers] of wrong)
    await recordMistakes(tx, { ...held, studentId, source: 'liveClass', sourceId: answerClassId, madeAt: now }, answers)
}
