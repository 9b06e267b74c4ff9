import { coursewareSource, text, type CoursewareFields } from '@mango/contract/coursewares'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { courseware, question } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { usablePaper } from '../../coursewares/papers.ts'
import { visibleCourseware } from '../../coursewares/visible.ts'

/** What the form checks is checked again: questions of the school, complete, and a paper where one is needed. */
async function check(db: Database, fields: CoursewareFields, session: Session): Promise<void> {
  if (fields.source !== coursewareSource.basket) {
    if (fields.paperId === null) throw new Refusal(text.paperMissing)
    await usablePaper(db, fields.paperId, session)
  }
  const ids = [...new Set(fields.questionIds)]
  if (ids.length === 0) return
  const found = await db
    .select()
    .from(question)
    .where(and(inArray(question.id, ids), eq(question.schoolId, session.schoolId)))
  if (found.length < ids.length) throw new Refusal(text.questionsFailed)
  if (found.some((row) => !row.imageUrl || !row.imageUrl25)) throw new Refusal(text.imageMissing)
  if (found.some((row) => !row.answer1)) throw new Refusal(text.answerMissing)
}

const columns = (fields: CoursewareFields) => ({
  gradeId: fields.gradeId,
  subjectId: fields.subjectId,
  source: fields.source,
  share: fields.share,
  excludeQuestionIds: fields.excludeQuestionIds,
  name: fields.name.trim(),
  questionIds: [...new Set(fields.questionIds)],
  paperId: fields.source === coursewareSource.basket ? null : fields.paperId,
})

export async function addCourseware(
  db: Database,
  fields: CoursewareFields,
  session: Session,
  now: Date,
): Promise<number> {
  await check(db, fields, session)
  const [added] = await db
    .insert(courseware)
    .values({ ...columns(fields), schoolId: session.schoolId, ownerId: session.personId, createdAt: now })
    .returning({ id: courseware.id })
  if (!added) throw new Error('the inserted courseware was not returned')
  return added.id
}

export async function updateCourseware(
  db: Database,
  { id, ...fields }: CoursewareFields & { id: number },
  session: Session,
) {
  await check(db, fields, session)
  await db.transaction(async (tx) => {
    const before = await visibleCourseware(tx, id, session)
    const after = columns(fields)
    const locked = ['subjectId', 'gradeId', 'source', 'paperId'] as const
    if (before.usedAt && locked.some((name) => before[name] !== after[name])) throw new Refusal(text.usedLocked)
    await tx.update(courseware).set(after).where(eq(courseware.id, id))
  })
}
