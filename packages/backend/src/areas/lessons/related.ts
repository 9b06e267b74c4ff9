import type { RelatedClass } from '@mango/contract/lessons'
import { and, asc, count, eq, lt, ne } from 'drizzle-orm'
import { taughtBy } from '../../courses/own-course.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { course, courseClass, lesson, schoolClass, timetableHour } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'

type Course = typeof course.$inferSelect
type Hour = typeof timetableHour.$inferSelect

/** The teacher's other courses from the timetable with the same chapters in the same term, one for each class. */
export const relatedCourses = (db: Database, of: Course, teacher: Session) =>
  of.preInstall
    ? db
        .select({ course, classId: schoolClass.id, className: schoolClass.name })
        .from(course)
        .innerJoin(courseClass, eq(courseClass.courseId, course.id))
        .innerJoin(schoolClass, eq(schoolClass.id, courseClass.classId))
        .where(
          and(
            taughtBy(teacher),
            ne(course.id, of.id),
            eq(course.preInstall, true),
            eq(course.subjectId, of.subjectId),
            eq(course.gradeId, of.gradeId),
            eq(course.schoolYear, of.schoolYear),
            eq(course.termId, of.termId),
          ),
        )
        .orderBy(asc(schoolClass.id))
    : Promise.resolve([])

/** The hour of another course that has the same number in its term: what is taught third here is taught third there. */
export async function sameHourOf(db: Database, hour: Hour, courseId: number): Promise<Hour | undefined> {
  const [before] = await db
    .select({ hours: count() })
    .from(timetableHour)
    .where(and(eq(timetableHour.courseId, hour.courseId), lt(timetableHour.beginsAt, hour.beginsAt)))
  const [same] = await db
    .select()
    .from(timetableHour)
    .where(eq(timetableHour.courseId, courseId))
    .orderBy(asc(timetableHour.beginsAt), asc(timetableHour.id))
    .limit(1)
    .offset(before?.hours ?? 0)
  return same
}

/** The classes a lesson could go to as well, and whether its hour has been edited there. */
export async function relatedClasses(
  db: Database,
  of: Course,
  hour: Hour | undefined,
  teacher: Session,
): Promise<RelatedClass[]> {
  const related = await relatedCourses(db, of, teacher)
  const hours = await Promise.all(related.map((one) => hour && sameHourOf(db, hour, one.course.id)))
  const ids = hours.flatMap((one) => one?.id ?? [])
  const taken = await db.select({ hourId: lesson.hourId }).from(lesson).where(anyOf(lesson.hourId, ids))
  return related.map(({ classId, className }, index) => ({
    id: classId,
    name: className,
    existsRecord: taken.some(({ hourId }) => hourId !== null && hourId === hours[index]?.id),
  }))
}
