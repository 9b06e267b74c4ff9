import { and, arrayContains, asc, eq, like, min, type AnyColumn } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { evaluationFile, evaluationItem } from '../../database/schema.ts'
import { containing } from '../../search/containing.ts'
import { gramsOfQuery } from '../../search/grams.ts'
import { wordsOf } from '../../search/words.ts'
import type { Session } from '../../session/sessions.ts'
import { isVisible } from './visible.ts'
import { alive, hasChild, parentOf, pathsOf } from './tree.ts'

const withWords = (table: { grams: AnyColumn; foldedName: AnyColumn }, words: readonly string[]) =>
  and(
    arrayContains(table.grams, [...new Set(words.flatMap(gramsOfQuery))]),
    ...words.map((word) => like(table.foldedName, containing(word))),
  )

interface Wish {
  readonly subjectId: number
  readonly query: string
  readonly limit: number
}

/** Items by their own name, then items by the name of a file that hangs on them. */
export async function searchItems(db: Database, session: Session, { subjectId, query, limit }: Wish) {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const ofSubject = and(eq(evaluationItem.schoolId, session.schoolId), eq(evaluationItem.subjectId, subjectId), alive)
  const byName = await db
    .select({ id: evaluationItem.id })
    .from(evaluationItem)
    .where(and(ofSubject, withWords(evaluationItem, words)))
    .orderBy(asc(evaluationItem.id))
    .limit(limit)
  const fileNames = new Map<number, string>()
  if (byName.length < limit) {
    const byFile = await db
      .select({ id: evaluationFile.itemId, fileName: min(evaluationFile.fileName) })
      .from(evaluationFile)
      .innerJoin(evaluationItem, eq(evaluationItem.id, evaluationFile.itemId))
      .where(and(ofSubject, isVisible(session), withWords(evaluationFile, words)))
      .groupBy(evaluationFile.itemId)
      .orderBy(asc(evaluationFile.itemId))
      .limit(limit)
    for (const { id, fileName } of byFile) fileNames.set(id, fileName ?? '')
  }
  const ids = [...new Set([...byName.map(({ id }) => id), ...fileNames.keys()])].slice(0, limit)
  if (ids.length === 0) return []
  const paths = await pathsOf(db, ids)
  const found = await db
    .select({
      id: evaluationItem.id,
      name: evaluationItem.name,
      hasChild,
      pkgId: evaluationItem.pkgId,
      parentId: evaluationItem.parentId,
    })
    .from(evaluationItem)
    .where(anyOf(evaluationItem.id, ids))
  const byId = new Map(found.map((item) => [item.id, item]))
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
