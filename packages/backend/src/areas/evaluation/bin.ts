import { binDays } from '@mango/contract/evaluation'
import { daysLater, platformTime } from '@mango/contract/platform-time'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { evaluationCategory, evaluationFile, evaluationItem, person } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { lockTree, pathsOf, putInPackage, type OfSubject } from './tree.ts'
import { words } from './words.ts'

const mostShown = 200
const binEnd = (now: Date) => daysLater(now, -binDays)

/** What was deleted in a subject, the last first. What went with an item is counted there. */
export async function binOf(db: Database, { schoolId, subjectId }: OfSubject) {
  const items = await db
    .select({
      id: evaluationItem.id,
      name: evaluationItem.name,
      deletedBy: person.nickname,
      deletedAt: evaluationItem.deletedAt,
      below: sql`(
        select count(*) - 1 from evaluation_item as gone where gone.deleted_with = evaluation_item.id
      ) + (
        select count(*) from evaluation_file as file join evaluation_item as gone on gone.id = file.item_id
        where gone.deleted_with = evaluation_item.id and file.deleted_at is null
      )`.mapWith(Number),
    })
    .from(evaluationItem)
    .innerJoin(person, eq(person.id, evaluationItem.deletedBy))
    .where(
      and(
        eq(evaluationItem.schoolId, schoolId),
        eq(evaluationItem.subjectId, subjectId),
        eq(evaluationItem.deletedWith, evaluationItem.id),
      ),
    )
    .orderBy(sql`${evaluationItem.deletedAt} desc`)
    .limit(mostShown)
  const files = await db
    .select({
      id: evaluationFile.id,
      itemId: evaluationFile.itemId,
      itemName: evaluationItem.name,
      name: evaluationFile.fileName,
      deletedBy: person.nickname,
      deletedAt: evaluationFile.deletedAt,
    })
    .from(evaluationFile)
    .innerJoin(evaluationItem, eq(evaluationItem.id, evaluationFile.itemId))
    .innerJoin(person, eq(person.id, evaluationFile.deletedBy))
    .where(
      and(
        eq(evaluationFile.schoolId, schoolId),
        eq(evaluationFile.subjectId, subjectId),
        isNotNull(evaluationFile.deletedAt),
      ),
    )
    .orderBy(sql`${evaluationFile.deletedAt} desc`)
    .limit(mostShown)
  const paths = await pathsOf(db, [...new Set([...items.map(({ id }) => id), ...files.map(({ itemId }) => itemId)])])
  const wayTo = (id: number) => (paths.get(id) ?? []).map(({ name }) => name)
  const entries = [
    ...items.map(({ below, ...item }) => ({
      ...item,
      kind: 'item' as const,
      below,
      place: wayTo(item.id).join(' / '),
    })),
    ...files.map(({ itemId, itemName, ...file }) => ({
      ...file,
      kind: 'file' as const,
      below: 0,
      place: [...wayTo(itemId), itemName].join(' / '),
    })),
  ]
  return entries
    .toSorted((a, b) => (b.deletedAt?.getTime() ?? 0) - (a.deletedAt?.getTime() ?? 0))
    .slice(0, mostShown)
    .map(({ deletedAt, ...entry }) => ({ ...entry, deletedAt: deletedAt ? platformTime(deletedAt) : '' }))
}

async function restoreItem(tx: Database, schoolId: number, id: number) {
  const [item] = await tx
    .select()
    .from(evaluationItem)
    .where(and(eq(evaluationItem.id, id), eq(evaluationItem.schoolId, schoolId), eq(evaluationItem.deletedWith, id)))
  if (!item) throw new Refusal(words.itemGone)
  await lockTree(tx, item)
  const [parent] =
    item.parentId === null ? [] : await tx.select().from(evaluationItem).where(eq(evaluationItem.id, item.parentId))
  if (parent?.deletedAt) throw new Refusal(words.parentInBin)
  const back = await tx
    .update(evaluationItem)
    .set({ deletedAt: null, deletedBy: null, deletedWith: null })
    .where(eq(evaluationItem.deletedWith, id))
    .returning({ id: evaluationItem.id })
  // The bin may have been emptied meanwhile.
  if (back.length === 0) throw new Refusal(words.itemGone)
  // What was above it may have moved to another package meanwhile.
  if (parent) await putInPackage(tx, item, parent)
}

/**
 * The category of a file that comes back: its own, which comes back too, or the one that has got its name meanwhile.
 * Until the transaction ends nobody deletes it.
 */
async function categoryFor(tx: Database, categoryId: number): Promise<number> {
  const [own] = await tx.select().from(evaluationCategory).where(eq(evaluationCategory.id, categoryId)).for('update')
  if (!own?.deletedAt) return categoryId
  const [sameName] = await tx
    .select({ id: evaluationCategory.id })
    .from(evaluationCategory)
    .where(
      and(
        eq(evaluationCategory.schoolId, own.schoolId),
        eq(evaluationCategory.subjectId, own.subjectId),
        eq(evaluationCategory.name, own.name),
        isNull(evaluationCategory.deletedAt),
      ),
    )
    .for('share')
  if (sameName) return sameName.id
  await tx.update(evaluationCategory).set({ deletedAt: null }).where(eq(evaluationCategory.id, categoryId))
  return categoryId
}

async function restoreFile(tx: Database, schoolId: number, id: number) {
  const [found] = await tx
    .select({ file: evaluationFile, itemDeletedAt: evaluationItem.deletedAt })
    .from(evaluationFile)
    .innerJoin(evaluationItem, eq(evaluationItem.id, evaluationFile.itemId))
    .where(and(eq(evaluationFile.id, id), eq(evaluationFile.schoolId, schoolId), isNotNull(evaluationFile.deletedAt)))
  if (!found) throw new Refusal(words.fileGone)
  if (found.itemDeletedAt) throw new Refusal(words.parentInBin)
  const { itemId, libraryFileId, createdBy } = found.file
  const [there] = await tx
    .select({ id: evaluationFile.id })
    .from(evaluationFile)
    .where(
      and(
        eq(evaluationFile.itemId, itemId),
        eq(evaluationFile.libraryFileId, libraryFileId),
        eq(evaluationFile.createdBy, createdBy),
        isNull(evaluationFile.deletedAt),
      ),
    )
  if (there) throw new Refusal(words.alreadyThere)
  const categoryId = await categoryFor(tx, found.file.categoryId)
  const back = await tx
    .update(evaluationFile)
    .set({ deletedAt: null, deletedBy: null, categoryId })
    .where(eq(evaluationFile.id, id))
    .returning({ id: evaluationFile.id })
  if (back.length === 0) throw new Refusal(words.fileGone)
}

export const restore = (db: Database, { schoolId }: Session, { kind, id }: { kind: 'item' | 'file'; id: number }) =>
  db.transaction((tx) => (kind === 'item' ? restoreItem(tx, schoolId, id) : restoreFile(tx, schoolId, id)))

/** Takes away what has been in the bin long enough; what is below an item goes with it. */
export async function emptyBin(db: Database, now: Date): Promise<void> {
  await db.delete(evaluationFile).where(lt(evaluationFile.deletedAt, binEnd(now)))
  // Asked of the row itself, and so anew of one that is restored while this waits for it.
  await db
    .delete(evaluationItem)
    .where(and(lt(evaluationItem.deletedAt, binEnd(now)), eq(evaluationItem.deletedWith, evaluationItem.id)))
}
