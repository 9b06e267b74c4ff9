import { mastery, sourceType } from '@mango/contract/mistake-notebook'
import { beginOf, daysAfter } from '@mango/contract/platform-time'
import { and, eq, exists, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mistake, mistakeReason, question, questionProgress } from '../../database/schema.ts'

export interface Semester {
  readonly studentId: number
  readonly schoolYear: number
  readonly termId: number
}
/** Which mistakes of a subject are wanted. */
export interface Wanted extends Semester {
  readonly subjectId: number
  readonly sourceType: number
  readonly mastered: number
  readonly reason?: string | undefined
  readonly knowledgePoint?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const inSemester = ({ studentId, schoolYear, termId }: Semester) =>
  and(eq(mistake.studentId, studentId), eq(mistake.schoolYear, schoolYear), eq(mistake.termId, termId))

export const progressOfMistake = and(
  eq(questionProgress.studentId, mistake.studentId),
  eq(questionProgress.questionId, mistake.questionId),
)

const sources = { [sourceType.homework]: 'homework', [sourceType.exam]: 'exam' } as const

/** What the mastery tab shows. */
export const ofMastery = (mastered: number) =>
  mastered === mastery.mastered
    ? isNotNull(questionProgress.masteredAt)
    : mastered === mastery.notMastered
      ? isNull(questionProgress.masteredAt)
      : undefined

function noted(db: Database, studentId: number, reason: string) {
  return exists(
    db
      .select({ id: mistakeReason.id })
      .from(mistakeReason)
      .where(
        and(
          eq(mistakeReason.studentId, studentId),
          eq(mistakeReason.questionId, mistake.questionId),
          eq(mistakeReason.reason, reason),
        ),
      ),
  )
}

/** Everything but mastery, which a paper's figures count over. */
export function filtered(db: Database, wish: Wanted) {
  const { subjectId, studentId, reason, knowledgePoint, from, to } = wish
  return and(
    inSemester(wish),
    eq(mistake.subjectId, subjectId),
    wish.sourceType === sourceType.homework || wish.sourceType === sourceType.exam
      ? eq(mistake.source, sources[wish.sourceType])
      : undefined,
    reason ? noted(db, studentId, reason) : undefined,
    knowledgePoint ? eq(question.knowledgePoint, knowledgePoint) : undefined,
    from ? gte(mistake.madeAt, beginOf(from)) : undefined,
    to ? lt(mistake.madeAt, beginOf(daysAfter(to, 1))) : undefined,
  )
}
