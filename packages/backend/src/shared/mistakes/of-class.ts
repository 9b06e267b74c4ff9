import { and, asc, eq, exists, isNull, or } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { courseware, liveAnswer, liveClass, mistake, mistakeAnswer } from '../../database/schema.ts'
import { answerKeyOf, type KeyOwner } from '../live-class/answer-key.ts'
import { countedAnswer } from './counted-answer.ts'
import { endReviews, recordMistakes, type WrongAnswer } from './record.ts'

/** Answers of a class, of each student and question the last attempt. */
async function lastAnswers(tx: Database, answerClassId: number, questionId?: number) {
  const answers = await tx
    .select({ studentId: liveAnswer.studentId, questionId: liveAnswer.questionId, answer: liveAnswer.answer })
    .from(liveAnswer)
    .where(
      and(
        eq(liveAnswer.answerClassId, answerClassId),
        questionId === undefined ? undefined : eq(liveAnswer.questionId, questionId),
      ),
    )
    .orderBy(asc(liveAnswer.studentId), asc(liveAnswer.attempt))
  return [...new Map(answers.map((answer) => [`${answer.studentId} ${answer.questionId}`, answer])).values()]
}

/**
 * Enters what was answered wrong in a class into the students' notebooks. What nobody knows the answer to was not wrong.
 * @param questionId of one question alone
 */
export async function recordClassMistakes(
  tx: Database,
  answerClassId: number,
  madeAt: Date,
  questionId?: number,
): Promise<void> {
  const [held] = await tx
    .select({
      id: liveClass.id,
      schoolId: liveClass.schoolId,
      subjectId: courseware.subjectId,
      paperId: courseware.paperId,
      questionIds: courseware.questionIds,
    })
    .from(liveClass)
    .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
    .where(eq(liveClass.id, answerClassId))
  if (!held) return
  const { schoolId, subjectId, paperId, questionIds } = held
  const last = await lastAnswers(tx, answerClassId, questionId)
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
  const origin = { schoolId, subjectId, paperId, source: 'liveClass', sourceId: answerClassId, madeAt } as const
  for (const [studentId, answers] of wrong) await recordMistakes(tx, { ...origin, studentId }, answers)
}

/** After a correction: of the classes that it counts for and that ended, the notebooks have what is wrong by it, and no more. */
export async function correctMistakes(tx: Database, owner: KeyOwner, questionId: number): Promise<void> {
  // All of them are locked: one that ends at this moment is seen as ended, or sees the correction.
  const classes = await tx
    .select({ id: liveClass.id, endedAt: liveClass.endedAt })
    .from(liveClass)
    .where(and(eq(liveClass.coursewareId, owner.coursewareId), eq(liveClass.teacherId, owner.teacherId)))
    .orderBy(asc(liveClass.id))
    .for('update')
  const right = countedAnswer(tx)
  const isRight = exists(
    tx
      .select()
      .from(mistakeAnswer)
      .where(and(eq(mistakeAnswer.mistakeId, mistake.id), eq(mistakeAnswer.text, right))),
  )
  const gone = await tx
    .delete(mistake)
    .where(
      and(
        eq(mistake.source, 'liveClass'),
        anyOf(
          mistake.sourceId,
          classes.map(({ id }) => id),
        ),
        eq(mistake.questionId, questionId),
        or(isNull(right), isRight),
      ),
    )
    .returning({ studentId: mistake.studentId })
  for (const { id, endedAt } of classes) if (endedAt) await recordClassMistakes(tx, id, endedAt, questionId)
  await endReviews(
    tx,
    questionId,
    gone.map(({ studentId }) => studentId),
  )
}
