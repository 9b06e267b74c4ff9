import type { ScoreReport } from '@mango/contract/coursewares'
import { and, arrayContains, asc, eq, exists, inArray, sql } from 'drizzle-orm'
import type { visibleCourseware } from '../../shared/coursewares/visible.ts'
import type { Database } from '../../database/database.ts'
import { liveAnswer, liveClass, person, schoolClass, student } from '../../database/schema.ts'
import { classFactsOf } from '../../shared/live-class/class-facts.ts'
import { scoreReportOf } from './score-report.ts'

type Courseware = Awaited<ReturnType<typeof visibleCourseware>>

/** Scores of a class with a courseware, from all times it was held. */
export async function scoresOf(db: Database, courseware: Courseware, classId: number): Promise<ScoreReport> {
  const classes = await db
    .select()
    .from(liveClass)
    .where(and(eq(liveClass.coursewareId, courseware.id), arrayContains(liveClass.classIds, [classId])))
    .orderBy(asc(liveClass.id))
  const students = await db
    .select({ id: person.id, code: student.studentCode, name: person.nickname })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(eq(student.classId, classId))
    .orderBy(asc(student.studentCode))
  return scoreReportOf({
    questionIds: courseware.questionIds,
    held: await classFactsOf(db, classes),
    students,
  })
}

/** The classes that had a live class with a courseware in which somebody answered. */
export function classesWithScores(db: Database, coursewareId: number, schoolId: number) {
  const answers = db.select().from(liveAnswer).where(eq(liveAnswer.answerClassId, liveClass.id))
  const held = db
    .select({ id: sql<number>`unnest(${liveClass.classIds})` })
    .from(liveClass)
    .where(and(eq(liveClass.coursewareId, coursewareId), eq(liveClass.schoolId, schoolId), exists(answers)))
  return db
    .select({ id: schoolClass.id, name: schoolClass.name })
    .from(schoolClass)
    .where(inArray(schoolClass.id, held))
    .orderBy(asc(schoolClass.id))
}
