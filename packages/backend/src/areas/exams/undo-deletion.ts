import { deleteExamsText, deletionsAtMost } from '@mango/contract/exams'
import { and, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam, examDeletion, person, type DeletedExam } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { subjectName } from '../../shared/school/names.ts'
import { countExams } from './counts.ts'
import { bringMergeBack } from './keep-deleted.ts'
import { words } from './words.ts'

/** The exam of a subject that was deleted alone takes its place in its exam again, and is as public as that is now. */
async function giveBackTo(tx: Database, parentId: number, { name, subjectId, newestId = 0 }: DeletedExam) {
  const [whole] = await tx
    .select()
    .from(exam)
    .where(and(eq(exam.id, parentId), isNull(exam.parentId)))
    .for('update')
  if (!whole) throw new Refusal(words.wholeIsGone(name))
  const given = subjectId ?? 0
  // A merged exam may hold a subject twice: only what was added since the deletion has taken the place.
  const added = and(eq(exam.parentId, parentId), eq(exam.subjectId, given), gt(exam.id, newestId))
  if ((await tx.$count(exam, added)) > 0) throw new Refusal(words.subjectTakenSinceDeletion(name, subjectName(given)))
  const subjectIds = [...new Set([...whole.subjectIds, given])].toSorted((a, b) => a - b)
  await tx.update(exam).set({ subjectIds }).where(eq(exam.id, parentId))
  await countExams(tx, [whole], [{ ...whole, subjectIds }])
  return { status: whole.status }
}

/** Brings back what was deleted together, under its ids. Answers with those that belong to none of the others. */
export const undoDeletion = (db: Database, schoolId: number, deletionId: number, now: Date): Promise<number[]> =>
  db.transaction(async (tx) => {
    const [kept] = await tx
      .select()
      .from(examDeletion)
      .where(and(eq(examDeletion.id, deletionId), eq(examDeletion.schoolId, schoolId)))
      .for('update')
    if (!kept) throw new Refusal(words.nothingDeleted)
    if (kept.undoUntil < now) throw new Refusal(deleteExamsText.tooLate)
    const alone = kept.exams.filter(({ parentId }) => !kept.exams.some(({ id }) => id === parentId))
    // Exams come before those of their subjects, which point to them.
    for (const one of kept.exams) {
      const { merge, newestId: _, ...row } = one
      const place = one.parentId !== null && alone.includes(one) ? await giveBackTo(tx, one.parentId, one) : {}
      const back = await tx
        .insert(exam)
        .values({
          ...row,
          ...place,
          subjectIds: [...row.subjectIds],
          grams: [...row.grams],
          startTime: new Date(row.startTime),
        })
        .onConflictDoNothing()
        .returning()
      if (back.length === 0) throw new Refusal(words.nameTakenSinceDeletion(one.name))
      await bringMergeBack(tx, one.id, merge)
    }
    const wholes = kept.exams.filter(({ parentId }) => parentId === null)
    await countExams(tx, [], wholes)
    await tx.delete(examDeletion).where(eq(examDeletion.id, deletionId))
    return alone.map(({ id }) => id)
  })

/** What a school can still bring back, whoever deleted it; newest first. */
export async function examDeletions(db: Database, schoolId: number, now: Date) {
  const found = await db
    .select({
      deletionId: examDeletion.id,
      deletedBy: person.nickname,
      undoUntil: examDeletion.undoUntil,
      names: sql<string[]>`jsonb_path_query_array(${examDeletion.exams}, '$[*] ? (@.parentId == null).name')`,
      firstName: sql<string>`${examDeletion.exams} -> 0 ->> 'name'`,
      firstSubject: sql<number | null>`(${examDeletion.exams} -> 0 ->> 'subjectId')::int`,
    })
    .from(examDeletion)
    .innerJoin(person, eq(person.id, examDeletion.deletedBy))
    .where(and(eq(examDeletion.schoolId, schoolId), gte(examDeletion.undoUntil, now)))
    .orderBy(desc(examDeletion.id))
    .limit(deletionsAtMost)
  return found.map(({ firstName, firstSubject, names, ...one }) => ({
    ...one,
    names: firstSubject === null ? names : [`${firstName} ${subjectName(firstSubject)}`],
  }))
}
