import type { ScoreReport } from '@mango/contract/coursewares'
import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveAnswer, liveClass, liveQuestion, person, question, schoolClass, student } from '../../database/schema.ts'
import type { visibleCourseware } from '../../coursewares/visible.ts'
import { scoreReportOf } from './score-report.ts'

type Courseware = Awaited<ReturnType<typeof visibleCourseware>>

/** Scores of a class: of each question its last attempt in the last class that asked it. */
export async function scoresOf(db: Database, courseware: Courseware, classId: number): Promise<ScoreReport> {
  const held = and(eq(liveClass.coursewareId, courseware.id), arrayContains(liveClass.classIds, [classId]))
  const asked = await db
    .select({
      answerClassId: liveQuestion.answerClassId,
      questionId: liveQuestion.questionId,
      attempt: liveQuestion.attempt,
    })
    .from(liveQuestion)
    .innerJoin(liveClass, eq(liveClass.id, liveQuestion.answerClassId))
    .where(held)
    .orderBy(asc(liveQuestion.answerClassId), asc(liveQuestion.attempt))
  const answers = await db
    .select({
      answerClassId: liveAnswer.answerClassId,
      questionId: liveAnswer.questionId,
      attempt: liveAnswer.attempt,
      studentId: liveAnswer.studentId,
      answer: liveAnswer.answer,
    })
    .from(liveAnswer)
    .innerJoin(liveClass, eq(liveClass.id, liveAnswer.answerClassId))
    .where(held)
  const students = await db
    .select({ id: person.id, code: student.studentCode, name: person.nickname })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(eq(student.classId, classId))
    .orderBy(asc(student.studentCode))
  const key = await db
    .select({ id: question.id, answer: question.answer1 })
    .from(question)
    .where(inArray(question.id, courseware.questionIds.length > 0 ? courseware.questionIds : [0]))
  return scoreReportOf({ questionIds: courseware.questionIds, asked, answers, students, key })
}

/** Classes with at least one answer to a courseware. */
export async function classesWithScores(db: Database, coursewareId: number, schoolId: number) {
  const held = await db
    .selectDistinct({ classId: student.classId })
    .from(liveAnswer)
    .innerJoin(liveClass, eq(liveClass.id, liveAnswer.answerClassId))
    .innerJoin(student, eq(student.personId, liveAnswer.studentId))
    .where(and(eq(liveClass.coursewareId, coursewareId), eq(liveClass.schoolId, schoolId)))
  const ids = held.flatMap(({ classId }) => classId ?? [])
  if (ids.length === 0) return []
  return db
    .select({ id: schoolClass.id, name: schoolClass.name })
    .from(schoolClass)
    .where(inArray(schoolClass.id, ids))
    .orderBy(asc(schoolClass.id))
}
