import { text, type Practise } from '@mango/contract/correction'

/** What is chosen so far. */
export interface Choice {
  /** All of the workbook; undefined while they are not known, or only those that a search found. */
  readonly chapters: readonly Practise[] | undefined
  readonly chapter: Practise | undefined
  readonly section: Practise | undefined
  /** Paper of a workbook that has no chapters. */
  readonly workbook: { readonly paperId: number | null; readonly practiseId: number; readonly type: number } | undefined
}

/** What is still to be chosen, in the document's words; undefined where it is enough. */
export function missingOf({ chapters, chapter, section }: Omit<Choice, 'workbook'>): string | undefined {
  if (chapters?.length !== 0 && !chapter) return text.chapterMissing
  if (chapter?.hasChild && !section) return text.sectionMissing
  return undefined
}

/** The paper that a choice means; undefined where it has none. */
export function paperOf({ chapter, section, workbook }: Choice): { paperId: number; type: number } | undefined {
  const chosen = section ?? chapter
  if (chosen) return chosen.paperId === null ? undefined : { paperId: chosen.paperId, type: chosen.type }
  // A server that names no paper of a workbook knows it by its id.
  return workbook && { paperId: workbook.paperId ?? workbook.practiseId, type: workbook.type }
}
