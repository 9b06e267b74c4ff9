import { and, count, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { exam } from '../../../database/schema.ts'
import { schoolYears } from '../../../shared/school/names.ts'

/** The exams of this school year by grade and kind. */
export const examsByGrade = (db: Database, schoolId: number, now: Date) =>
  db
    .select({ grade: exam.gradeId, type: exam.type, exams: count() })
    .from(exam)
    .where(and(eq(exam.schoolId, schoolId), isNull(exam.parentId), eq(exam.schoolYear, schoolYears(now)[0] ?? 0)))
    .groupBy(exam.gradeId, exam.type)
