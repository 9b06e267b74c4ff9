import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { student, teaching } from '../database/schema.ts'
import type { Session } from '../session/sessions.ts'
import type { Access, Asked } from './access.ts'

/** Whether a student is one's own: oneself, or a student whose class one teaches, in the school of the session. */
export async function isOwnStudent(
  db: Database,
  { kind, personId, schoolId }: Session,
  studentId: number,
): Promise<boolean> {
  if (kind === 'student') return studentId === personId
  const [taught] = await db
    .select({ id: student.personId })
    .from(student)
    .innerJoin(teaching, eq(teaching.classId, student.classId))
    .where(and(eq(student.personId, studentId), eq(student.schoolId, schoolId), eq(teaching.personId, personId)))
    .limit(1)
  return taught !== undefined
}

/** Whoever the student is to. @param studentIdOf whom the call is about */
export const ownStudent =
  <Input>(studentIdOf: (input: Input) => number): Access<Input> =>
  ({ session, services, input }: Asked<Input>) =>
    isOwnStudent(services.db, session, studentIdOf(input))
