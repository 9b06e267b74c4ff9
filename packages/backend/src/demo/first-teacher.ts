import { and, eq } from 'drizzle-orm'
import { membership, person } from '../database/schema.ts'
import type { SeedContext } from './seed.ts'

/** Somebody to have created things: the first teacher of a school. */
export async function firstTeacher({ db }: SeedContext, schoolId: number): Promise<number> {
  const [teacher] = await db
    .select({ id: person.id })
    .from(person)
    .innerJoin(membership, eq(membership.personId, person.id))
    .where(and(eq(person.kind, 'teacher'), eq(membership.schoolId, schoolId)))
    .orderBy(person.id)
    .limit(1)
  if (!teacher) throw new Error(`school ${schoolId} has no teacher`)
  return teacher.id
}
