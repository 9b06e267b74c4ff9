import { platformTime } from '@mango/contract/platform-time'
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam, examMerge, person } from '../../database/schema.ts'
import { gradeName, schoolYearName, termName, typeName } from '../../shared/school/names.ts'

/** An exam as a whole; null where the school has none such. @param seen which of them the person may see */
export async function examInfo(db: Database, schoolId: number, examId: number, seen: SQL | undefined, now: Date) {
  const [found] = await db
    .select({ one: exam, createdBy: person.nickname, undoUntil: examMerge.undoUntil, exams: examMerge.exams })
    .from(exam)
    .leftJoin(person, eq(person.id, exam.createdBy))
    .leftJoin(examMerge, and(eq(examMerge.examId, exam.id), gt(examMerge.undoUntil, now)))
    .where(and(eq(exam.schoolId, schoolId), eq(exam.id, examId), isNull(exam.parentId), seen))
  if (!found) return null
  const { one, createdBy, undoUntil, exams } = found
  return {
    examId: one.id,
    examName: one.name,
    status: one.status,
    startTime: platformTime(one.startTime),
    schoolYear: schoolYearName(one.schoolYear),
    term: termName(one.termId),
    gradeName: gradeName(one.gradeId),
    typeName: typeName(one.type),
    createdBy: createdBy ?? '',
    ...(undoUntil && { undoUntil: platformTime(undoUntil) }),
    mergedFrom: (exams ?? []).map(({ name }) => name),
  }
}
