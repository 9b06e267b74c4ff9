import type { ChapterTree } from '@mango/contract/lessons'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { chapter, type course } from '../../database/schema.ts'

type Chapter = typeof chapter.$inferSelect

/** The chapters of a course's textbook, in its order. */
export const chaptersOf = (
  db: Database,
  { schoolId, subjectId, gradeId }: Pick<typeof course.$inferSelect, 'schoolId' | 'subjectId' | 'gradeId'>,
): Promise<Chapter[]> =>
  db
    .select()
    .from(chapter)
    .where(and(eq(chapter.schoolId, schoolId), eq(chapter.subjectId, subjectId), eq(chapter.gradeId, gradeId)))
    .orderBy(asc(chapter.showOrder), asc(chapter.id))

const below = (all: readonly Chapter[], parentId: number | null) => all.filter((one) => one.parentId === parentId)

/** Those right below another one (0: the first ones). */
export const childrenOf = (all: readonly Chapter[], parentId: number) =>
  below(all, parentId || null).map(({ id, name }) => ({ chapterId: id, name, hasChild: below(all, id).length > 0 }))

/** All of them, in three levels. */
export const treeOf = (all: readonly Chapter[]): ChapterTree[] =>
  childrenOf(all, 0).map((first) => ({
    ...first,
    children: childrenOf(all, first.chapterId).map((second) => ({
      ...second,
      children: childrenOf(all, second.chapterId),
    })),
  }))

/** A chapter with all below it. */
export function withDescendants(all: readonly Chapter[], id: number): number[] {
  return [id, ...below(all, id).flatMap((one) => withDescendants(all, one.id))]
}

/** Those that lead to some chapters, and the chapters themselves. */
export function branchesTo(all: readonly Chapter[], ids: readonly number[]): Chapter[] {
  const wanted = new Set<number>()
  for (const id of ids) {
    let at = all.find((one) => one.id === id)
    while (at) {
      wanted.add(at.id)
      const { parentId } = at
      at = all.find((one) => one.id === parentId)
    }
  }
  return all.filter((one) => wanted.has(one.id))
}
