import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam, examCount } from '../../database/schema.ts'

export type Exam = typeof exam.$inferSelect
export type Counted = Pick<Exam, 'schoolId' | 'schoolYear' | 'gradeId' | 'type' | 'termId' | 'status' | 'subjectIds'>

/** The subject under which every exam is counted. */
export const anySubject = 0
/** The kind under which exams of all kinds are counted, so that a list without filters sums up two rows. */
export const anyKind = { schoolYear: 0, gradeId: 0, type: 0, termId: 0 }

/**
 * Where an exam is counted: of any kind and of its own, as a whole and under each of its subjects. What all share comes
 * first: who waits for it holds nothing that another, counting a second exam, would wait for.
 */
export function placesOf({ schoolId, schoolYear, gradeId, type, termId, status, subjectIds }: Counted) {
  const subjects = [anySubject, ...new Set(subjectIds)]
  return [anyKind, { schoolYear, gradeId, type, termId }].flatMap((kind) =>
    subjects.map((subjectId) => ({ schoolId, ...kind, status, subjectId })),
  )
}

/** Counts an exam in (1) or out (-1). */
export async function countExam(tx: Database, counted: Counted, change: 1 | -1): Promise<void> {
  await tx
    .insert(examCount)
    .values(placesOf(counted).map((place) => ({ ...place, total: change })))
    .onConflictDoUpdate({
      target: [
        examCount.schoolId,
        examCount.subjectId,
        examCount.schoolYear,
        examCount.gradeId,
        examCount.type,
        examCount.termId,
        examCount.status,
      ],
      set: { total: sql`${examCount.total} + excluded.total` },
    })
}
