import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mistake } from '../../database/schema.ts'
import { schoolYearName, semesterOf, termName } from '../../shared/school/names.ts'

/** The current semester and those in which the student answered something wrong, newest first. */
export async function semestersOf(db: Database, studentId: number, now: Date) {
  const found = await db
    .selectDistinct({ schoolYear: mistake.schoolYear, termId: mistake.termId })
    .from(mistake)
    .where(eq(mistake.studentId, studentId))
    .orderBy(desc(mistake.schoolYear), desc(mistake.termId))
  const current = semesterOf(now)
  const isCurrent = ({ schoolYear, termId }: (typeof found)[number]) =>
    schoolYear === current.schoolYear && termId === current.termId
  return [current, ...found.filter((one) => !isCurrent(one))].map(({ schoolYear, termId }) => ({
    name: `${schoolYearName(schoolYear)} ${termName(termId)}`,
    schoolYear,
    term: termId,
  }))
}
