import { lessonStatus } from '@mango/contract/lessons'
import { and, eq, exists, inArray, isNull, not, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { course, courseClass, lesson, student } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'
import { coursesOf } from './own-course.ts'

/** Lessons for everybody in their course or for this class; one for a class that has left the course is for everybody again. */
export const isForClass = (db: Database, itsClass: SQL) =>
  or(
    isNull(lesson.classId),
    itsClass,
    not(
      exists(
        db
          .select({ id: courseClass.classId })
          .from(courseClass)
          .where(and(eq(courseClass.courseId, lesson.courseId), eq(courseClass.classId, lesson.classId))),
      ),
    ),
  )

/** The lessons that whoever asks may see: a teacher all of the own courses, a student the published ones for the own class. */
export const visibleTo = (db: Database, session: Session) =>
  and(
    inArray(lesson.courseId, db.select({ id: course.id }).from(course).where(coursesOf(db, session))),
    session.kind === 'teacher'
      ? undefined
      : and(
          eq(lesson.status, lessonStatus.published),
          isForClass(
            db,
            inArray(
              lesson.classId,
              db.select({ id: student.classId }).from(student).where(eq(student.personId, session.personId)),
            ),
          ),
        ),
  )
