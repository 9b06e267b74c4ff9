import { text } from '@mango/contract/coursewares'
import { and, asc, eq } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { schoolClass } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'

/** Classes of the school, all of them or a refusal. */
export async function classesOf(db: Database, ids: readonly number[], schoolId: number) {
  const found = await db
    .select({ id: schoolClass.id, name: schoolClass.name })
    .from(schoolClass)
    .where(and(anyOf(schoolClass.id, ids), eq(schoolClass.schoolId, schoolId)))
  if (found.length !== new Set(ids).size) throw new Refusal(text.classMissing)
  return found
}

/** The grades that a school has classes in. */
export async function gradesOf(db: Database, schoolId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ grade: schoolClass.grade })
    .from(schoolClass)
    .where(eq(schoolClass.schoolId, schoolId))
    .orderBy(asc(schoolClass.grade))
  return rows.map(({ grade }) => grade)
}
