import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { membership, person } from '../../database/schema.ts'

/** The teacher with a phone number and the first of their schools. */
export async function teacherByMobile(
  db: Database,
  mobile: string,
): Promise<{ personId: number; schoolId: number } | undefined> {
  const [found] = await db
    .select({ personId: person.id, schoolId: membership.schoolId })
    .from(person)
    .innerJoin(membership, eq(membership.personId, person.id))
    .where(and(eq(person.kind, 'teacher'), eq(person.mobile, mobile)))
    .orderBy(asc(membership.schoolId))
    .limit(1)
  return found
}
