import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { person, school, student } from '../../database/schema.ts'
import { containing } from '../../search/containing.ts'
import { fold } from '../../search/grams.ts'

/** Every list of the monitor names the student in the same three columns. */
export const studentColumns = {
  studentName: person.nickname,
  schoolName: school.name,
  studentCode: student.studentCode,
}

interface Meant {
  /** Part of a name or of a code; empty for all. */
  readonly text: string
  readonly classId: number | undefined
}

/** The students of a school whose name or code holds a text, or who are in a class; nothing where all are meant. */
export async function studentsMeant(
  db: Database,
  schoolId: number,
  { text, classId }: Meant,
): Promise<number[] | undefined> {
  if (text === '' && classId === undefined) return undefined
  const pattern = containing(fold(text))
  const rows = await db
    .select({ id: student.personId })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(
      and(
        eq(student.schoolId, schoolId),
        classId === undefined ? undefined : eq(student.classId, classId),
        text === '' ? undefined : or(like(sql`lower(${person.nickname})`, pattern), like(student.studentCode, pattern)),
      ),
    )
  return rows.map(({ id }) => id)
}
