import { coursewareSource, share, text, type CoursewareFields, type EnteredAnswer } from '@mango/contract/coursewares'
import { answerTo, isWritten, wordsType } from '@mango/contract/questions'
import { and, eq, isNotNull, not } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { courseware, question } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { isReadable } from '../../shared/coursewares/questions.ts'
import { isInClass } from '../../shared/coursewares/in-class.ts'
import { usablePaper } from '../../shared/coursewares/papers.ts'
import { heldCourseware } from '../../shared/coursewares/visible.ts'
import { versionOf } from './version.ts'

type Fields = Omit<CoursewareFields, 'answers'> & { readonly answers: readonly EnteredAnswer[] }

type Checked = Pick<typeof courseware.$inferSelect, 'answers' | 'writtenIds'>

/**
 * What the form checks is checked again: questions that this teacher may read, complete, and a paper where one is needed.
 * @returns the entered answers that are wanted, to questions of the courseware that the bank has none to; and which of
 * its questions were written
 */
async function check(db: Database, fields: Fields, session: Session): Promise<Checked> {
  if (fields.source !== coursewareSource.basket) {
    if (fields.paperId === null) throw new Refusal(text.paperMissing)
    await usablePaper(db, fields.paperId, session)
  }
  const ids = [...new Set(fields.questionIds)]
  if (ids.length === 0) return { answers: [], writtenIds: [] }
  // What waited for a courseware does not any more: a sweep that runs meanwhile passes it by, and when it is taken out
  // again it has a new month. What was swept before is not found below.
  await db
    .update(question)
    .set({ unnamedSince: null })
    .where(and(anyOf(question.id, ids), isNotNull(question.unnamedSince)))
  const found = await db
    .select()
    .from(question)
    .where(and(anyOf(question.id, ids), isReadable(db, session)))
  if (found.length < ids.length) throw new Refusal(text.questionsFailed)
  if (found.some((row) => !isWritten(row) && (!row.imageUrl || !row.imageUrl25))) throw new Refusal(text.imageMissing)
  const entered = new Map(fields.answers.map(({ questionId, answer }) => [questionId, answer]))
  const answers = found
    // Words are judged by nobody: a question for them has no right answer.
    .filter((row) => !row.answer1 && row.typeName !== wordsType)
    .map((row) => {
      const answer = answerTo(row, entered.get(row.id) ?? '')
      if (!answer) throw new Refusal(text.answerMissing)
      return { questionId: row.id, answer }
    })
  const written = new Set(found.filter(isWritten).map(({ id }) => id))
  return { answers, writtenIds: ids.filter((id) => written.has(id)) }
}

const columns = (fields: CoursewareFields, checked: Checked) => ({
  ...checked,
  gradeId: fields.gradeId,
  subjectId: fields.subjectId,
  source: fields.source,
  share: fields.share,
  excludeQuestionIds: fields.excludeQuestionIds,
  name: fields.name,
  questionIds: [...new Set(fields.questionIds)],
  paperId: fields.source === coursewareSource.basket ? null : fields.paperId,
})

export async function addCourseware(
  db: Database,
  fields: CoursewareFields,
  session: Session,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const checked = await check(tx, { ...fields, answers: fields.answers ?? [] }, session)
    const [added] = await tx
      .insert(courseware)
      .values({ ...columns(fields, checked), schoolId: session.schoolId, ownerId: session.personId, createdAt: now })
      .returning({ id: courseware.id })
    if (!added) throw new Error('the inserted courseware was not returned')
    return added.id
  })
}

/** Changes a courseware. `version`, where given: not one that was changed since. */
export async function updateCourseware(
  db: Database,
  { id, version, ...fields }: CoursewareFields & { id: number; version?: string | undefined },
  session: Session,
) {
  await db.transaction(async (tx) => {
    const before = await heldCourseware(tx, id, session)
    if (version !== undefined && version !== (await versionOf(tx, id))) throw new Refusal(text.savedSince)
    const checked = await check(tx, { ...fields, answers: fields.answers ?? before.answers }, session)
    const after = columns(fields, checked)
    const locked = ['subjectId', 'gradeId', 'source', 'paperId'] as const
    if (before.usedAt && locked.some((name) => before[name] !== after[name])) throw new Refusal(text.usedLocked)
    const hides = before.share === share.public && after.share === share.private
    const loses = before.questionIds.some((questionId) => !after.questionIds.includes(questionId))
    // The board and the phones of a class go by the same answers until it is over.
    const rekeys = checked.answers.some(({ questionId, answer }) =>
      before.answers.some((entered) => entered.questionId === questionId && entered.answer !== answer),
    )
    const saved = await tx
      .update(courseware)
      .set(after)
      .where(and(eq(courseware.id, id), hides || loses || rekeys ? not(isInClass(tx, id)) : undefined))
      .returning({ id: courseware.id })
    if (saved.length === 0)
      throw new Refusal(hides ? text.sharedInClass : loses ? text.questionsInClass : text.answersInClass)
  })
}

/** Deletes a courseware that no class runs with. */
export async function deleteCourseware(db: Database, id: number, session: Session, now: Date) {
  await db.transaction(async (tx) => {
    await heldCourseware(tx, id, session)
    const deleted = await tx
      .update(courseware)
      .set({ deletedAt: now })
      .where(and(eq(courseware.id, id), not(isInClass(tx, id))))
      .returning({ id: courseware.id })
    if (deleted.length === 0) throw new Refusal(text.inClass)
  })
}
