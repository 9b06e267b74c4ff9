import { and, arrayContains, count, eq, like, min, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { evaluationFile, evaluationItem, inSample } from '../../database/schema.ts'
import { containing } from '../../search/containing.ts'
import { gramsWithin } from '../../search/scoped.ts'
import { wordsOf } from '../../search/words.ts'
import type { Session } from '../../session/sessions.ts'
import { scopeOf } from './named.ts'
import { alive, parentOf, upwardsFrom, wayTo } from './tree.ts'
import { isVisible } from './visible.ts'

/** The subject is part of every gram: nothing else has to be asked for it. */
const withWords = (table: { grams: AnyColumn; foldedName: AnyColumn }, scope: string, words: readonly string[]) =>
  and(
    arrayContains(table.grams, gramsWithin(scope, words)),
    ...words.map((word) => like(table.foldedName, containing(word))),
  )

interface Wish {
  readonly subjectId: number
  readonly query: string
  readonly limit: number
}

/** Files that are looked at: hardly more than items that are wanted, and many only where these hang on too few items. */
const filesLookedAt = (limit: number) => [Math.ceil(1.5 * limit), 20 * limit]

/**
 * Items by the name of a file that hangs on them; any of them where there are too many. The sample is asked first: what is
 * often found is found there, and the index need not tell where all the others are.
 */
async function findByFiles(tx: Database, session: Session, scope: string, words: readonly string[], limit: number) {
  const { id, itemId, fileName } = evaluationFile
  const filesWhere = (condition: SQL, most: number) =>
    tx
      .select({ id, itemId, fileName })
      .from(evaluationFile)
      .innerJoin(evaluationItem, eq(evaluationItem.id, itemId))
      .where(and(withWords(evaluationFile, scope, words), isVisible(session), alive, condition))
      .limit(most)
  const among = (most: number) => {
    const sample = tx.$with('sample').as(filesWhere(inSample(id), most))
    const isTooSmall = sql`(select count(distinct item_id) from sample) < ${limit}`
    const files = tx.select().from(sample).union(filesWhere(isTooSmall, most)).as('file')
    return tx
      .with(sample)
      .select({ id: files.itemId, fileName: min(files.fileName), files: count() })
      .from(files)
      .groupBy(files.itemId)
      .orderBy(files.itemId)
  }
  const found = new Map<number, string>()
  for (const most of filesLookedAt(limit)) {
    const items = await among(most)
    for (const { id, fileName } of items) found.set(id, fileName ?? '')
    const lookedAt = items.reduce((total, { files }) => total + files, 0)
    if (lookedAt < most || found.size >= limit) break
  }
  return found
}

/** Items by their own name, then items by the name of a file. */
async function find(tx: Database, session: Session, { subjectId, limit }: Wish, words: readonly string[]) {
  const scope = scopeOf({ schoolId: session.schoolId, subjectId })
  const byName = await tx
    .select({ id: evaluationItem.id })
    .from(evaluationItem)
    .where(and(withWords(evaluationItem, scope, words), alive))
    .limit(limit)
  const ids = byName.map(({ id }) => id).toSorted((one, other) => one - other)
  const fileNames =
    ids.length === limit ? new Map<number, string>() : await findByFiles(tx, session, scope, words, limit)
  return { ids: [...new Set([...ids, ...fileNames.keys()])].slice(0, limit), fileNames }
}

async function found(db: Database, session: Session, wish: Wish, words: readonly string[]) {
  const { ids, fileNames } = await find(db, session, wish, words)
  if (ids.length === 0) return []
  const nodes = await upwardsFrom(db, ids)
  return ids.flatMap((id) => {
    const item = nodes.get(id)
    if (!item) return []
    const fileName = fileNames.get(id)
    return {
      id,
      name: item.name,
      hasChild: item.hasChild,
      pkgId: item.pkgId ?? id,
      parentId: parentOf(item),
      path: wayTo(nodes, id),
      ...(fileName !== undefined && { fileName }),
    }
  })
}

export async function searchItems(db: Database, session: Session, wish: Wish) {
  const words = wordsOf(wish.query)
  if (words.length === 0) return []
  return db.transaction(async (tx) => {
    // What is often found would be looked for from the start of the table, where other subjects are, and the way down to
    // a few items in all of them.
    await tx.execute(sql`set local enable_seqscan = off`)
    return found(tx, session, wish, words)
  })
}
