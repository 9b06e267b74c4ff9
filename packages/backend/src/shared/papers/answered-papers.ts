import { and, eq } from 'drizzle-orm'
import { isOwnStudent } from '../../access/own-student.ts'
import type { Database } from '../../database/database.ts'
import { answeredPaper, paper } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'

export const text = {
  gone: '没有找到这份作答',
  finished: '这份作答已经批改完成',
} as const

const columns = {
  id: answeredPaper.id,
  studentId: answeredPaper.studentId,
  paperId: answeredPaper.paperId,
  correctBySelf: answeredPaper.correctBySelf,
  updatedAt: answeredPaper.updatedAt,
  correctedAt: answeredPaper.correctedAt,
  scoreRate: answeredPaper.scoreRate,
  name: paper.name,
  subjectId: paper.subjectId,
  source: paper.source,
}

async function found(db: Database, id: number, { schoolId }: Session) {
  const [row] = await db
    .select(columns)
    .from(answeredPaper)
    .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
    .where(and(eq(answeredPaper.id, id), eq(paper.schoolId, schoolId)))
  return row
}

/** An answered paper of one's own. @param quickExamPaperId the paper it must be of, where the caller says so */
export async function ownAnsweredPaper(db: Database, id: number, session: Session, quickExamPaperId?: number) {
  const row = await found(db, id, session)
  if (row?.studentId !== session.personId || row.paperId !== (quickExamPaperId ?? row.paperId))
    throw new Refusal(text.gone)
  return row
}
export type AnsweredPaper = Awaited<ReturnType<typeof ownAnsweredPaper>>

/** The same, which nobody else changes until the transaction ends. */
export async function lockedAnsweredPaper(tx: Database, id: number, session: Session, quickExamPaperId?: number) {
  await tx.select({ id: answeredPaper.id }).from(answeredPaper).where(eq(answeredPaper.id, id)).for('update')
  return ownAnsweredPaper(tx, id, session, quickExamPaperId)
}

/** An answered paper for whoever may read it: its student, and the teachers of the student's class. */
export async function readableAnsweredPaper(db: Database, id: number, session: Session): Promise<AnsweredPaper> {
  const row = await found(db, id, session)
  if (!row || !(await isOwnStudent(db, session, row.studentId))) throw new Refusal(text.gone)
  return row
}
