import type { LibraryFileUse } from '@mango/contract/library'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { course, evaluationFile, evaluationItem, lesson, lessonFile } from '../../database/schema.ts'

const mostNamed = 5

/** What uses a file: lessons, and items of the evaluation, that somebody can still open. */
export async function usesOf(db: Database, fileId: number): Promise<{ data: LibraryFileUse[]; total: number }> {
  const lessons = await db
    .selectDistinct({ id: lesson.id, name: lesson.title })
    .from(lessonFile)
    .innerJoin(lesson, eq(lesson.id, lessonFile.lessonId))
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(and(eq(lessonFile.libraryFileId, fileId), isNull(course.deletedAt)))
    .orderBy(asc(lesson.id))
  const items = await db
    .select({ name: evaluationItem.name })
    .from(evaluationFile)
    .innerJoin(evaluationItem, eq(evaluationItem.id, evaluationFile.itemId))
    .where(
      and(eq(evaluationFile.libraryFileId, fileId), isNull(evaluationFile.deletedAt), isNull(evaluationItem.deletedAt)),
    )
    .orderBy(asc(evaluationFile.id))
  const uses = [
    ...lessons.map(({ name }) => ({ kind: 'lesson' as const, name })),
    ...items.map(({ name }) => ({ kind: 'evaluation' as const, name })),
  ]
  return { data: uses.slice(0, mostNamed), total: uses.length }
}
