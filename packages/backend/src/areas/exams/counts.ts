import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam, examCount } from '../../database/schema.ts'

export type Exam = typeof exam.$inferSelect
export type Counted = Pick<Exam, 'schoolId' | 'schoolYear' | 'gradeId' | 'type' | 'termId' | 'status' | 'subjectIds'>

/** The subject under which every exam is counted. */
export const anySubject = 0
/** The kind under which exams of all kinds are counted, so that a list without filters sums up two rows. */
export const anyKind = { schoolYear: 0, gradeId: 0, type: 0, termId: 0 }

/** Where an exam is counted: of any kind and of its own, as a whole and under each of its subjects. */
function placesOf({ schoolId, schoolYear, gradeId, type, termId, status, subjectIds }: Counted) {
  const subjects = [anySubject, ...new Set(subjectIds)]
  return [anyKind, { schoolYear, gradeId, type, termId }].flatMap((kind) =>
    subjects.map((subjectId) => ({ schoolId, ...kind, status, subjectId })),
  )
}

/** By how much each count differs after a change, in the same order for whoever asks. */
export function differences(before: readonly Counted[], after: readonly Counted[]) {
  const rows = new Map<string, typeof examCount.$inferInsert>()
  const add = (change: 1 | -1) => (place: ReturnType<typeof placesOf>[number]) => {
    const key = JSON.stringify(place)
    rows.set(key, { ...place, total: (rows.get(key)?.total ?? 0) + change })
  }
  before.flatMap(placesOf).forEach(add(-1))
  after.flatMap(placesOf).forEach(add(1))
  return [...rows]
    .filter(([, { total }]) => total !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
}

/**
 * Counts what a transaction changes: exams as they were before it and as they are after it. Once in each transaction, since
 * all exams of a school share rows: taken one by one, two changes at once would wait for each other for ever.
 */
export async function countExams(tx: Database, before: readonly Counted[], after: readonly Counted[]): Promise<void> {
  const rows = differences(before, after)
  if (rows.length === 0) return
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
