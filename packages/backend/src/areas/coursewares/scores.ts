import type { ScoreReport } from '@mango/contract/coursewares'
import { and, arrayContains, asc, eq, exists, sql } from 'drizzle-orm'
import type { visibleCourseware } from '../../shared/coursewares/visible.ts'
import type { Database } from '../../database/database.ts'
import { liveAnswer, liveClass, person, schoolClass, student } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'
import { ownClassesOf, taughtClasses } from '../../shared/school/taught-classes.ts'
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

/** The classes that a teacher teaches or has held, and that had a live class with a courseware in which somebody answered. */
export async function classesWithScores(db: Database, coursewareId: number, session: Session) {
  const answers = db.select().from(liveAnswer).where(eq(liveAnswer.answerClassId, liveClass.id))
  const rows = await db
    .select({
      id: schoolClass.id,
      name: schoolClass.name,
      held: sql<boolean>`bool_or(${liveClass.teacherId} = ${session.personId})`,
    })
    .from(liveClass)
    .innerJoin(schoolClass, sql`${schoolClass.id} = any(${liveClass.classIds})`)
    .where(and(eq(liveClass.coursewareId, coursewareId), eq(liveClass.schoolId, session.schoolId), exists(answers)))
    .groupBy(schoolClass.id)
    .orderBy(asc(schoolClass.id))
  const taught = new Set((await taughtClasses(db, session)).map(({ id }) => id))
  return rows.filter(({ id, held }) => held || taught.has(id)).map(({ id, name }) => ({ id, name }))
}

/** @throws Refusal for a class whose scores are other teachers' */
export async function refuseOthersScores(db: Database, coursewareId: number, classId: number, session: Session) {
  if ((await classesWithScores(db, coursewareId, session)).some(({ id }) => id === classId)) return
  await ownClassesOf(db, [classId], session)
}
