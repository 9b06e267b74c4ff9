import { platformTime } from '@mango/contract/platform-time'
import { and, avg, count, eq, isNotNull, type SQL } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { answeredPaper, exam, student } from '../../database/schema.ts'
import { gradeName, schoolYearName, subjectName, termName, typeName } from '../../shared/school/names.ts'

/** How a school's students did in papers: of those that a teacher checked to their end. */
async function scoresOf(db: Database, schoolId: number, paperIds: readonly number[]) {
  if (paperIds.length === 0) return []
  return db
    .select({
      paperId: answeredPaper.paperId,
      papers: count(),
      mean: avg(answeredPaper.scoreRate).mapWith(Number),
    })
    .from(answeredPaper)
    .innerJoin(student, eq(student.personId, answeredPaper.studentId))
    .where(
      and(
        eq(student.schoolId, schoolId),
        anyOf(answeredPaper.paperId, paperIds),
        isNotNull(answeredPaper.scoreRate),
        eq(answeredPaper.correctBySelf, false),
      ),
    )
    .groupBy(answeredPaper.paperId)
}

/** The exams of the subjects of an exam. @param seen which of them the person may see */
export async function subExams(db: Database, schoolId: number, examId: number, seen: SQL | undefined) {
  const found = await db
    .select()
    .from(exam)
    .where(and(eq(exam.schoolId, schoolId), eq(exam.parentId, examId), seen))
    .orderBy(exam.subjectId, exam.id)
  const scores = await scoresOf(
    db,
    schoolId,
    found.flatMap(({ paperId }) => paperId ?? []),
  )
  return found.map((one) => {
    const score = scores.find(({ paperId }) => paperId === one.paperId)
    return {
      examId: one.id,
      subjectName: subjectName(one.subjectId ?? 0),
      name: one.name,
      schoolYear: schoolYearName(one.schoolYear),
      term: termName(one.termId),
      gradeName: gradeName(one.gradeId),
      typeName: typeName(one.type),
      startTime: platformTime(one.startTime),
      ...(score && { papers: score.papers, mean: Math.round(score.mean * 10) / 10 }),
    }
  })
}
