import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam, examCount } from '../../database/schema.ts'

export type Exam = typeof exam.$inferSelect
export type Counted = Pick<Exam, 'schoolId' | 'schoolYear' | 'gradeId' | 'type' | 'termId' | 'status' | 'subjectIds'>

/** The subject under which every exam is counted. */
export const anySubject = 0

/** Counts an exam in (1) or out (-1), as a whole and under each of its subjects. */
export async function countExam(tx: Database, counted: Counted, change: 1 | -1): Promise<void> {
  const { schoolId, schoolYear, gradeId, type, termId, status } = counted
  const rows = [anySubject, ...new Set(counted.subjectIds)].map((subjectId) => ({
    schoolId,
    schoolYear,
    gradeId,
    type,
    termId,
    status,
    subjectId,
    total: change,
  }))
  await tx
    .insert(examCount)
    .values(rows)
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
