import { text } from '@mango/contract/courses'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Access, Asked } from '../../access/access.ts'
import type { Database } from '../../database/database.ts'
import { course, courseClass, courseStudent, student } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { semesterOf } from '../school/names.ts'
import type { Session } from '../../session/sessions.ts'

type Who = Pick<Session, 'schoolId' | 'personId'>

const ofSchool = ({ schoolId }: Who) => and(eq(course.schoolId, schoolId), isNull(course.deletedAt))

/** The courses that this teacher gives. */
export const taughtBy = (teacher: Who) => and(ofSchool(teacher), eq(course.teacherId, teacher.personId))

/** The courses that this student takes: with the whole class, or chosen alone. */
const takenBy = (db: Database, who: Who) =>
  and(
    ofSchool(who),
    or(
      inArray(
        course.id,
        db
          .select({ id: courseClass.courseId })
          .from(courseClass)
          .innerJoin(student, eq(student.classId, courseClass.classId))
          .where(eq(student.personId, who.personId)),
      ),
      inArray(
        course.id,
        db.select({ id: courseStudent.courseId }).from(courseStudent).where(eq(courseStudent.studentId, who.personId)),
      ),
    ),
  )

/** The courses that whoever asks gives or takes. */
export const coursesOf = (db: Database, session: Session) =>
  session.kind === 'teacher' ? taughtBy(session) : takenBy(db, session)

/** Courses of the term that a moment lies in. */
export function isOngoing(now: Date) {
  const { schoolYear, termId } = semesterOf(now)
  return and(eq(course.schoolYear, schoolYear), eq(course.termId, termId))
}
/** Courses of the terms before. */
export function isFinished(now: Date) {
  const { schoolYear, termId } = semesterOf(now)
  return or(ne(course.schoolYear, schoolYear), ne(course.termId, termId))
}

/** One's own course. @throws Refusal where whoever asks neither gives nor takes it */
export async function courseOf(db: Database, courseId: number, session: Session) {
  const [found] = await db
    .select()
    .from(course)
    .where(and(eq(course.id, courseId), coursesOf(db, session)))
  if (!found) throw new Refusal(text.courseUnknown)
  return found
}

/** Whoever gives or takes the course. @param courseIdOf what the call is about */
export const ownCourse =
  <Input>(courseIdOf: (input: Input) => number): Access<Input> =>
  async ({ session, services: { db }, input }: Asked<Input>) => {
    const [found] = await db
      .select({ id: course.id })
      .from(course)
      .where(and(eq(course.id, courseIdOf(input)), coursesOf(db, session)))
    return found !== undefined
  }
