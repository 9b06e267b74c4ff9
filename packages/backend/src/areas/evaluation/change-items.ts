import { noParent, type moveItem } from '@mango/contract/evaluation'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../../database/database.ts'
import { evaluationItem } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { named } from './named.ts'
import { below, itemOf, lastPlace, lockTree, pathsOf, putInPackage, type Item } from './tree.ts'
import { words } from './words.ts'

interface NewItem {
  readonly name: string
  readonly description: string
  readonly pkgId: number
  readonly subjectId: number
  /** `noParent` directly below the package. */
  readonly parentId: number
}

export const addItem = (db: Database, { schoolId, personId }: Session, wish: NewItem, now: Date) =>
  db.transaction(async (tx) => {
    await lockTree(tx, { schoolId, subjectId: wish.subjectId })
    const parent = await itemOf(tx, schoolId, wish.parentId === noParent ? wish.pkgId : wish.parentId)
    if (parent.subjectId !== wish.subjectId || (parent.pkgId ?? parent.id) !== wish.pkgId)
      throw new Refusal(words.itemGone)
    const [added] = await tx
      .insert(evaluationItem)
      .values({
        schoolId,
        subjectId: wish.subjectId,
        pkgId: wish.pkgId,
        parentId: parent.id,
        place: await lastPlace(tx, eq(evaluationItem.parentId, parent.id)),
        ...named({ schoolId, subjectId: wish.subjectId }, wish.name),
        description: wish.description,
        createdBy: personId,
        createdAt: now,
      })
      .returning({ id: evaluationItem.id })
    if (!added) throw new Error('the inserted item was not returned')
    return added.id
  })

/** Its place stays: that is changed by moving it. */
export async function updateItem(
  db: Database,
  { schoolId }: Session,
  { id, name, description }: { id: number; name: string; description: string },
) {
  const item = await itemOf(db, schoolId, id)
  await db
    .update(evaluationItem)
    .set({ ...named(item, name), description })
    .where(eq(evaluationItem.id, id))
}

/** Into the bin, with all below it that is not there already. */
export const deleteItem = (db: Database, { schoolId, personId }: Session, id: number, now: Date) =>
  db.transaction(async (tx) => {
    const item = await itemOf(tx, schoolId, id)
    await lockTree(tx, item)
    await itemOf(tx, schoolId, id)
    await tx.execute(sql`
      ${below(id)}
      update evaluation_item set deleted_at = ${now.toISOString()}, deleted_by = ${personId}, deleted_with = ${id}
      from below where evaluation_item.id = below.id`)
  })

/** The place before a sibling, which steps aside with all behind it. */
async function placeBefore(tx: Database, parentId: number, beforeId: number): Promise<number | undefined> {
  const siblings = eq(evaluationItem.parentId, parentId)
  const [before] = await tx
    .select({ place: evaluationItem.place })
    .from(evaluationItem)
    .where(and(siblings, eq(evaluationItem.id, beforeId)))
  if (!before) return undefined
  await tx
    .update(evaluationItem)
    .set({ place: sql`${evaluationItem.place} + 1` })
    .where(and(siblings, gte(evaluationItem.place, before.place)))
  return before.place
}

/** A node where an item may go. */
async function targetOf(tx: Database, item: Item, parentId: number): Promise<Item> {
  if (item.pkgId === null) throw new Refusal(words.packageStays)
  const target = await itemOf(tx, item.schoolId, parentId === noParent ? item.pkgId : parentId)
  if (target.subjectId !== item.subjectId) throw new Refusal(words.otherSubject)
  const above = (await pathsOf(tx, [target.id])).get(target.id) ?? []
  if (target.id === item.id || above.some(({ id }) => id === item.id)) throw new Refusal(words.intoItself)
  return target
}

export const move = (
  db: Database,
  { schoolId }: Session,
  { pkgItemId, parentId, beforeId }: InferOutput<(typeof moveItem)['query']>,
) =>
  db.transaction(async (tx) => {
    await lockTree(tx, await itemOf(tx, schoolId, pkgItemId))
    // Read again: whoever held the tree may have moved or deleted it.
    const item = await itemOf(tx, schoolId, pkgItemId)
    const target = await targetOf(tx, item, parentId)
    const place =
      (beforeId === undefined ? undefined : await placeBefore(tx, target.id, beforeId)) ??
      (await lastPlace(tx, eq(evaluationItem.parentId, target.id)))
    await tx.update(evaluationItem).set({ parentId: target.id, place }).where(eq(evaluationItem.id, item.id))
    await putInPackage(tx, item, target)
  })
