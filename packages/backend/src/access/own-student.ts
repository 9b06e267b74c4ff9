import { and, eq } from 'drizzle-orm'
import { student, teaching } from '../database/schema.ts'
import type { Access, Asked } from './access.ts'

/**
 * Whoever the student is to: the student, or a teacher who teaches the student's class, in the school of the session.
 * @param studentIdOf whom the call is about
 */
export const ownStudent =
  <Input>(studentIdOf: (input: Input) => number): Access<Input> =>
  async ({ session: { kind, personId, schoolId }, services: { db }, input }: Asked<Input>) => {
    const studentId = studentIdOf(input)
    if (kind === 'student') return studentId === personId
    const [taught] = await db
      .select({ id: student.personId })
      .from(student)
      .innerJoin(teaching, eq(teaching.classId, student.classId))
      .where(and(eq(student.personId, studentId), eq(student.schoolId, schoolId), eq(teaching.personId, personId)))
      .limit(1)
    return taught !== undefined
  }
