import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { course, courseClass, courseStudent, student } from '../../database/schema.ts'
import { text } from '../../papers/answered-papers.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'

/** A course that a student takes part in, alone or with the class. */
export async function courseOf(db: Database, courseId: number, { personId, schoolId }: Session) {
  const [found] = await db
    .select({ subjectId: course.subjectId, schoolYear: course.schoolYear, termId: course.termId })
    .from(course)
    .innerJoin(student, eq(student.personId, personId))
    .leftJoin(courseClass, and(eq(courseClass.courseId, course.id), eq(courseClass.classId, student.classId)))
    .leftJoin(courseStudent, and(eq(courseStudent.courseId, course.id), eq(courseStudent.studentId, personId)))
    .where(
      and(
        eq(course.id, courseId),
        eq(course.schoolId, schoolId),
        isNull(course.deletedAt),
        or(eq(courseClass.courseId, course.id), eq(courseStudent.courseId, course.id)),
      ),
    )
    .limit(1)
  if (!found) throw new Refusal(text.gone)
  return found
}
export type Course = Awaited<ReturnType<typeof courseOf>>
