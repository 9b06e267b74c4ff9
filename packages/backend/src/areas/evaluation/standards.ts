import type { saveStandards as saveCall } from '@mango/contract/evaluation'
import { asc, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../../database/database.ts'
import { evaluationItem, evaluationStandard } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { itemOf } from './tree.ts'
import { words } from './words.ts'

/** The standard of a package. */
async function packageOf(db: Database, schoolId: number, pkgId: number) {
  const item = await itemOf(db, schoolId, pkgId)
  if (item.pkgId !== null) throw new Refusal(words.itemGone)
}

export async function standardsOf(db: Database, { schoolId }: Session, pkgId: number) {
  await packageOf(db, schoolId, pkgId)
  return db
    .select({ id: evaluationStandard.id, name: evaluationStandard.name })
    .from(evaluationStandard)
    .where(eq(evaluationStandard.pkgId, pkgId))
    .orderBy(asc(evaluationStandard.score))
}

/** The whole list anew: the score of an entry is its place. One that was there keeps its id. */
export const saveStandards = (
  db: Database,
  { schoolId }: Session,
  { pkgId, items }: InferOutput<(typeof saveCall)['body']>,
) =>
  db.transaction(async (tx) => {
    await packageOf(tx, schoolId, pkgId)
    // Of two saves at once the second replaces the list of the first.
    await tx.select().from(evaluationItem).where(eq(evaluationItem.id, pkgId)).for('update')
    const before = await tx
      .delete(evaluationStandard)
      .where(eq(evaluationStandard.pkgId, pkgId))
      .returning({ id: evaluationStandard.id })
    const free = new Set(before.map(({ id }) => id))
    const entries = items.map(({ id, name }, score) => ({ ...(id && free.delete(id) && { id }), pkgId, score, name }))
    if (entries.length > 0) await tx.insert(evaluationStandard).values(entries)
  })
