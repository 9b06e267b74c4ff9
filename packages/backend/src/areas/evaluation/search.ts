import { and, arrayContains, asc, eq, like, min, sql, type AnyColumn } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { evaluationFile, evaluationItem } from '../../database/schema.ts'
import { containing } from '../../search/containing.ts'
import { gramsWithin } from '../../search/scoped.ts'
import { wordsOf } from '../../search/words.ts'
import type { Session } from '../../session/sessions.ts'
import { scopeOf } from './named.ts'
import { isVisible } from './visible.ts'
import { alive, hasChild, parentOf, pathsOf } from './tree.ts'

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

/** Files that are looked at; many of them may hang on the same item. */
const mostFiles = 1000

interface Found {
  readonly ids: readonly number[]
  /** Of the items that were found by a file. */
  readonly fileNames: ReadonlyMap<number, string>
}

/** Items by their own name, then items by the name of a file that hangs on them; any of them where there are too many. */
async function find(
  tx: Database,
  session: Session,
  { subjectId, limit }: Wish,
  words: readonly string[],
): Promise<Found> {
  const { schoolId } = session
  const scope = scopeOf({ schoolId, subjectId })
  const byName = await tx
    .select({ id: evaluationItem.id })
    .from(evaluationItem)
    .where(
      and(
        eq(evaluationItem.schoolId, schoolId),
        eq(evaluationItem.subjectId, subjectId),
        alive,
        withWords(evaluationItem, scope, words),
      ),
    )
    .limit(limit)
  const ids = byName.map(({ id }) => id).toSorted((one, other) => one - other)
  if (ids.length === limit) return { ids, fileNames: new Map() }
  const files = tx
    .select({ itemId: evaluationFile.itemId, fileName: evaluationFile.fileName })
    .from(evaluationFile)
    .where(
      and(
        eq(evaluationFile.schoolId, schoolId),
        eq(evaluationFile.subjectId, subjectId),
        isVisible(session),
        withWords(evaluationFile, scope, words),
      ),
    )
    .limit(mostFiles)
    .as('file')
  const byFile = await tx
    .select({ id: files.itemId, fileName: min(files.fileName) })
    .from(files)
    .innerJoin(evaluationItem, eq(evaluationItem.id, files.itemId))
    .where(alive)
    .groupBy(files.itemId)
    .orderBy(asc(files.itemId))
    .limit(limit)
  const fileNames = new Map(byFile.map(({ id, fileName }) => [id, fileName ?? '']))
  return { ids: [...new Set([...ids, ...fileNames.keys()])].slice(0, limit), fileNames }
}

async function found(db: Database, session: Session, wish: Wish, words: readonly string[]) {
  const { ids, fileNames } = await find(db, session, wish, words)
  if (ids.length === 0) return []
  const paths = await pathsOf(db, ids)
  const items = await db
    .select({
      id: evaluationItem.id,
      name: evaluationItem.name,
      hasChild,
      pkgId: evaluationItem.pkgId,
      parentId: evaluationItem.parentId,
    })
    .from(evaluationItem)
    .where(anyOf(evaluationItem.id, ids))
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => {
    const item = byId.get(id)
    if (!item) return []
    const fileName = fileNames.get(id)
    return {
      ...item,
      pkgId: item.pkgId ?? item.id,
      parentId: parentOf(item),
      path: paths.get(id) ?? [],
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
