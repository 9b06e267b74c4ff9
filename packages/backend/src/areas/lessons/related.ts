import type { RelatedClass } from '@mango/contract/lessons'
import { and, asc, eq, lt, ne, type SQL } from 'drizzle-orm'
import { taughtBy } from '../../shared/courses/own-course.ts'
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
  const before = await db.$count(
    timetableHour,
    and(eq(timetableHour.courseId, hour.courseId), lt(timetableHour.beginsAt, hour.beginsAt)),
  )
  const [same] = await db
    .select()
    .from(timetableHour)
    .where(eq(timetableHour.courseId, courseId))
    .orderBy(asc(timetableHour.beginsAt), asc(timetableHour.id))
    .limit(1)
    .offset(before)
  return same
}

/** What of another course is the same lesson: that of the hour of the same number, else the copy made before. */
export const isSameIn = (courseId: number, hour: Hour | undefined, lessonId: number): SQL | undefined =>
  hour ? eq(lesson.hourId, hour.id) : and(eq(lesson.courseId, courseId), eq(lesson.originId, lessonId))

/** The classes a lesson could go to as well, and whether it has been edited there. */
export async function relatedClasses(
  db: Database,
  of: Course,
  { hour, lessonId = 0 }: { hour: Hour | undefined; lessonId: number | undefined },
  teacher: Session,
): Promise<RelatedClass[]> {
  const related = await relatedCourses(db, of, teacher)
  return Promise.all(
    related.map(async ({ course: there, classId, className }) => {
      const same = hour && (await sameHourOf(db, hour, there.id))
      const edited = await db
        .select({ id: lesson.id })
        .from(lesson)
        .where(isSameIn(there.id, same, lessonId))
        .limit(1)
      return { id: classId, name: className, existsRecord: edited.length > 0 }
    }),
  )
}
