import { examStatus, mergeAtLeast, text, undoMergeHours } from '@mango/contract/exams'
import { and, eq, isNull } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { exam, examMerge } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { countExams, type Exam } from './counts.ts'
import { mergesOf } from './keep-deleted.ts'
import { named } from './named.ts'
import { seenBy } from './seen.ts'
import { asItWas } from './undo-merge.ts'
import { words } from './words.ts'

interface Merge {
  readonly name: string
  readonly examIds: readonly number[]
}

function refuseImpossible(name: string, wanted: readonly number[], exams: readonly Exam[]): void {
  if (name === '') throw new Refusal(text.mergeNameMissing)
  if (wanted.length < mergeAtLeast) throw new Refusal(text.mergeTooFew)
  if (exams.length < wanted.length) throw new Refusal(words.goneForMerge)
  if (exams.some((one) => one.subjectIds.length === 0)) throw new Refusal(text.mergeWithoutSubject)
  const kinds = exams.map(({ schoolYear, gradeId, type, termId }) => [schoolYear, gradeId, type, termId].join())
  if (new Set(kinds).size > 1) throw new Refusal(text.mergeDiffers)
}

/** Makes one exam of several that the person sees: their subjects' exams move into it, they themselves are gone. */
export const mergeExams = (db: Database, session: Session, { name, examIds }: Merge, now: Date): Promise<Exam> =>
  db.transaction(async (tx) => {
    const { schoolId, personId } = session
    const ids = [...new Set(examIds)]
    // In the order of their ids, so that two merges at once wait for each other instead of for ever.
    const exams = await tx
      .select()
      .from(exam)
      .where(and(eq(exam.schoolId, schoolId), isNull(exam.parentId), anyOf(exam.id, ids), seenBy(session)))
      .orderBy(exam.id)
      .for('update')
    refuseImpossible(name, ids, exams)
    const [first] = exams
    if (!first) throw new Refusal(text.mergeTooFew)
    const { schoolYear, gradeId, type, termId } = first
    // Renamed first: the new exam may be called like one that goes.
    for (const one of exams)
      await tx
        .update(exam)
        .set({ name: `#${one.id}` })
        .where(eq(exam.id, one.id))
    const [merged] = await tx
      .insert(exam)
      .values({
        schoolId,
        schoolYear,
        gradeId,
        type,
        termId,
        ...named(name),
        createdBy: personId,
        status: exams.every((one) => one.status === examStatus.public) ? examStatus.public : examStatus.notPublic,
        subjectIds: [...new Set(exams.flatMap((one) => one.subjectIds))].toSorted((a, b) => a - b),
        startTime: new Date(Math.min(...exams.map((one) => one.startTime.getTime()))),
      })
      .onConflictDoNothing()
      .returning()
    if (!merged) throw new Refusal(words.nameTaken)
    const subjects = await tx.select().from(exam).where(anyOf(exam.parentId, ids))
    const merges = await mergesOf(tx, ids)
    await tx.insert(examMerge).values({
      examId: merged.id,
      undoUntil: new Date(now.getTime() + undoMergeHours * 3_600_000),
      exams: exams.map((one) => ({ ...asItWas(one, subjects), ...merges.get(one.id) })),
    })
    await tx.update(exam).set({ parentId: merged.id, status: merged.status }).where(anyOf(exam.parentId, ids))
    await tx.delete(exam).where(anyOf(exam.id, ids))
    await countExams(tx, exams, [merged])
    return merged
  })
