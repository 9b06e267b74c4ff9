import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { schoolClass, student } from '../../../database/schema.ts'

export interface KnownClass {
  readonly id: number
  readonly name: string
  readonly grade: number
  readonly students: number
}

/** The classes of a school with how many students each has. */
export const classesOf = (db: Database, schoolId: number): Promise<KnownClass[]> =>
  db
    .select({
      id: schoolClass.id,
      name: schoolClass.name,
      grade: schoolClass.grade,
      students: count(student.personId),
    })
    .from(schoolClass)
    .leftJoin(student, and(eq(student.classId, schoolClass.id)))
    .where(eq(schoolClass.schoolId, schoolId))
    .groupBy(schoolClass.id)
    .orderBy(asc(schoolClass.grade), asc(schoolClass.id))
