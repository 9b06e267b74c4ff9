import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { schoolClass } from '../../database/schema.ts'

/**
 * What classes are called.
 * @returns names some of them in one text, in their order: 七年级(1)班、七年级(2)班
 */
export async function classNamesOf(
  db: Database,
  classIds: readonly number[],
): Promise<(ids: readonly number[]) => string> {
  const classes = await db
    .select({ id: schoolClass.id, name: schoolClass.name })
    .from(schoolClass)
    .where(anyOf(schoolClass.id, classIds))
  const names = new Map(classes.map(({ id, name }) => [id, name]))
  return (ids) => ids.flatMap((id) => names.get(id) ?? []).join('、')
}
