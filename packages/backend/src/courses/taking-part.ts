import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { courseClass, courseStudent, person, student } from '../database/schema.ts'

/** Who takes a course, by student code: whole classes, and whoever was chosen alone. */
export const studentsTaking = (db: Database, courseId: number, schoolId: number) =>
  db
    .select({ id: person.id, name: person.nickname, code: student.studentCode, classId: student.classId })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(
      and(
        eq(student.schoolId, schoolId),
        or(
          inArray(
            student.classId,
            db.select({ id: courseClass.classId }).from(courseClass).where(eq(courseClass.courseId, courseId)),
          ),
          inArray(
            student.personId,
            db.select({ id: courseStudent.studentId }).from(courseStudent).where(eq(courseStudent.courseId, courseId)),
          ),
        ),
      ),
    )
    .orderBy(asc(student.studentCode))
