import { lessonStatus, maxNotes, text, type LessonFields } from '@mango/contract/lessons'
import { platformTime } from '@mango/contract/platform-time'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import { courseOf } from '../../shared/courses/own-course.ts'
import type { Database } from '../../database/database.ts'
import {
  course,
  courseClass,
  lesson,
  lessonChapter,
  lessonFile,
  noteTicket,
  temporaryNote,
  timetableHour,
} from '../../database/schema.ts'
import type { Around } from '../../handler.ts'
import { Refusal, text as refusalText } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { claimUploads } from '../../storage/uploads.ts'
import { chaptersOf } from './chapters.ts'
import { isSameIn, relatedCourses, sameHourOf } from './related.ts'
import { picked, resolveFiles, type NewPart } from './resolve-files.ts'
import { visibleLesson, type Lesson } from './visible-lesson.ts'
import { words } from './words.ts'

type Course = typeof course.$inferSelect
type Hour = typeof timetableHour.$inferSelect
type Part = Omit<typeof lessonFile.$inferInsert, 'lessonId'>

export async function hourOf(db: Database, hourId: number, courseId: number): Promise<Hour> {
  const [found] = await db
    .select()
    .from(timetableHour)
    .where(and(eq(timetableHour.id, hourId), eq(timetableHour.courseId, courseId)))
  if (!found) throw new Refusal(text.lessonUnknown)
  return found
}

/** The class of a course from the timetable; null: what a teacher made is for all of its classes. */
export const classOfCourse = ({ preInstall }: Course, classes: readonly { readonly id: number }[]): number | null =>
  (preInstall && classes[0]?.id) || null

/**
 * A course of one's own, and those of the other classes that a lesson is for. Until the transaction ends nobody else
 * saves a lesson in them.
 */
async function heldCourses(tx: Database, courseId: number, { relateClassIds }: LessonFields, session: Session) {
  const of = await courseOf(tx, courseId, session)
  const wanted = new Set(relateClassIds)
  const related =
    wanted.size === 0 ? [] : (await relatedCourses(tx, of, session)).filter(({ classId }) => wanted.has(classId))
  if (related.length !== wanted.size) throw new Refusal(refusalText.noRight)
  // In the order of their ids, so that two lessons for each other's class wait for each other instead of for ever.
  await tx
    .select({ id: course.id })
    .from(course)
    .where(anyOf(course.id, [of.id, ...related.map((one) => one.course.id)]))
    .orderBy(asc(course.id))
    .for('no key update')
  return { of, related }
}
type Held = Awaited<ReturnType<typeof heldCourses>>

/** The class a lesson is for: that of its hour, the wanted one, or that of its course. */
async function classOf(tx: Database, of: Course, hour: Hour | undefined, wanted: number | undefined) {
  if (hour) return hour.classId
  const classes = await tx.select({ id: courseClass.classId }).from(courseClass).where(eq(courseClass.courseId, of.id))
  if (wanted !== undefined && !classes.some(({ id }) => id === wanted)) throw new Refusal(text.lessonUnknown)
  return wanted ?? classOfCourse(of, classes)
}

async function checkChapters(tx: Database, of: Course, fields: LessonFields): Promise<number[]> {
  const ids = [...new Set(fields.chapterInfo.map(({ id }) => id))]
  if (ids.length === 0) return ids
  const known = new Set((await chaptersOf(tx, of)).map(({ id }) => id))
  if (!ids.every((id) => known.has(id))) throw new Refusal(words.chapterUnknown)
  return ids
}

const sameKey = (parts: readonly Part[], part: Part['part']) =>
  parts.find((one) => one.part === part)?.objectKey ?? null

/** Stored notes that are not sent again stay, unless they were taken away. */
async function keptNotes(tx: Database, lessonId: number, { excellentNotes, removedNotes }: LessonFields) {
  const listed = excellentNotes.flatMap(({ id }) => id ?? [])
  const stored = await tx
    .select()
    .from(lessonFile)
    .where(and(eq(lessonFile.lessonId, lessonId), eq(lessonFile.part, 'note')))
  if (listed.some((id) => !stored.some((note) => note.id === id))) throw new Refusal(text.lessonUnknown)
  return stored.filter(({ id }) => !listed.includes(id) && !removedNotes.includes(id))
}

const isSameFile = (one: Part, other: Part) =>
  one.part === other.part && one.objectKey === other.objectKey && one.link === other.link

/** The parts of a lesson as they are now, instead of those it had; a file that stays keeps its id. */
async function replaceParts(tx: Database, lessonId: number, parts: readonly Part[], now: Date): Promise<void> {
  const left = new Set(await tx.select().from(lessonFile).where(eq(lessonFile.lessonId, lessonId)))
  for (const part of parts) {
    const stored = [...left].find((one) => isSameFile(one, part))
    if (stored) {
      left.delete(stored)
      await tx.update(lessonFile).set(part).where(eq(lessonFile.id, stored.id))
      continue
    }
    if (part.objectKey) await claimUploads(tx, [part.objectKey], now)
    await tx.insert(lessonFile).values({ ...part, lessonId })
  }
  const gone = [...left].map(({ id }) => id)
  if (gone.length > 0) await tx.delete(lessonFile).where(anyOf(lessonFile.id, gone))
}

async function replaceChapters(tx: Database, lessonId: number, chapterIds: readonly number[]): Promise<void> {
  await tx.delete(lessonChapter).where(eq(lessonChapter.lessonId, lessonId))
  if (chapterIds.length > 0)
    await tx.insert(lessonChapter).values(chapterIds.map((chapterId) => ({ lessonId, chapterId })))
}

/** What a phone sent belongs to a lesson now. */
async function takeNotes(tx: Database, parts: readonly NewPart[], session: Session): Promise<void> {
  const keys = parts.flatMap(({ part, objectKey }) => (part === 'note' && objectKey ? [objectKey] : []))
  if (keys.length === 0) return
  const own = tx.select({ id: noteTicket.id }).from(noteTicket).where(eq(noteTicket.teacherId, session.personId))
  await tx.delete(temporaryNote).where(and(anyOf(temporaryNote.objectKey, keys), inArray(temporaryNote.ticketId, own)))
}

interface Content {
  readonly fields: LessonFields
  readonly chapterIds: readonly number[]
  readonly parts: readonly Part[]
  /** Kept where video and courseware are those of before. */
  readonly slideStarts: readonly number[]
}
const columnsOf = ({ fields, slideStarts }: Content, now: Date) => ({
  subjectId: fields.subjectId,
  title: fields.title,
  description: fields.desc,
  status: fields.status,
  videoSeconds: fields.videoUrl === '' ? 0 : fields.videoLength,
  slideStarts: [...slideStarts],
  updatedAt: now,
})

async function insertLesson(
  tx: Database,
  content: Content,
  place: { of: Course; hour: Hour | undefined; classId: number | null; originId?: number },
  { session, now }: Around,
): Promise<number> {
  const { of, hour, classId, originId } = place
  const [added] = await tx
    .insert(lesson)
    .values({
      ...columnsOf(content, now),
      schoolId: session.schoolId,
      courseId: of.id,
      classId,
      hourId: hour?.id ?? null,
      originId: originId ?? null,
      heldAt: hour?.beginsAt ?? now,
      createdBy: session.personId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: lesson.id })
  if (!added) throw new Refusal(words.hourTaken)
  await replaceChapters(tx, added.id, content.chapterIds)
  await replaceParts(tx, added.id, content.parts, now)
  return added.id
}

async function changeLesson(tx: Database, id: number, content: Content, { now }: Around): Promise<void> {
  await tx.update(lesson).set(columnsOf(content, now)).where(eq(lesson.id, id))
  await replaceChapters(tx, id, content.chapterIds)
  await replaceParts(tx, id, content.parts, now)
}

/** A video or courseware of one's own cancels the booking of the hour. */
async function cancelBooking(tx: Database, hour: Hour | undefined, parts: readonly Part[], before: readonly Part[]) {
  const isNew = (['video', 'courseware'] as const).some((part) => {
    const key = sameKey(parts, part)
    return key !== null && key !== sameKey(before, part)
  })
  if (hour?.booked && isNew) await tx.update(timetableHour).set({ booked: false }).where(eq(timetableHour.id, hour.id))
}

/**
 * The same lesson for other classes: in the hour of the same number, else the copy made before, else a new one. A draft
 * leaves what has been edited there alone; publishing overwrites it.
 */
async function syncTo(
  tx: Database,
  source: Lesson,
  { of, related }: Held,
  content: Content,
  around: Around,
): Promise<void> {
  if (related.length === 0) return
  const hour = source.hourId === null ? undefined : await hourOf(tx, source.hourId, of.id)
  for (const { course: there, classId } of related) {
    const same = hour && (await sameHourOf(tx, hour, there.id))
    const [edited] = await tx
      .select({ id: lesson.id })
      .from(lesson)
      .where(isSameIn(there.id, same, source.id))
      .for('update')
    if (!edited) await insertLesson(tx, content, { of: there, hour: same, classId, originId: source.id }, around)
    else if (content.fields.status === lessonStatus.published) await changeLesson(tx, edited.id, content, around)
  }
}

/** Makes a lesson. @returns its id */
export const saveLesson = (fields: LessonFields, around: Around): Promise<number> =>
  around.services.db.transaction(async (tx) => {
    const held = await heldCourses(tx, fields.courseId, fields, around.session)
    const { of } = held
    const hour = fields.timeTableId ? await hourOf(tx, fields.timeTableId, of.id) : undefined
    const parts = await resolveFiles({ tx, ...around, lessonId: undefined }, fields)
    const content: Content = { fields, chapterIds: await checkChapters(tx, of, fields), parts, slideStarts: [] }
    const id = await insertLesson(
      tx,
      content,
      { of, hour, classId: await classOf(tx, of, hour, fields.classId) },
      around,
    )
    await cancelBooking(tx, hour, parts, [])
    await syncTo(tx, await visibleLesson(tx, id, around.session), held, content, around)
    await takeNotes(tx, parts, around.session)
    return id
  })

/** Changes a lesson of one's own. @param savedAt where given: not one that was saved since */
export const updateLesson = (
  id: number,
  savedAt: string | undefined,
  fields: LessonFields,
  around: Around,
): Promise<void> =>
  around.services.db.transaction(async (tx) => {
    const { courseId } = await visibleLesson(tx, id, around.session)
    const held = await heldCourses(tx, courseId, fields, around.session)
    const { of } = held
    // Nor is it deleted meanwhile.
    await tx.select({ id: lesson.id }).from(lesson).where(eq(lesson.id, id)).for('update')
    const before = await visibleLesson(tx, id, around.session)
    if (savedAt !== undefined && savedAt !== platformTime(before.updatedAt)) throw new Refusal(text.savedSince)
    const hour = before.hourId === null ? undefined : await hourOf(tx, before.hourId, of.id)
    const partsBefore = await tx.select().from(lessonFile).where(eq(lessonFile.lessonId, id))
    const sent = await resolveFiles({ tx, ...around, lessonId: id }, fields)
    const kept = await keptNotes(tx, id, fields)
    if (kept.length + fields.excellentNotes.length > maxNotes) throw new Refusal(text.tooManyNotes)
    const parts = [
      ...sent,
      ...kept.map((note, index) => ({ ...picked(note), part: note.part, tags: null, showOrder: maxNotes + index })),
    ]
    const same = (['video', 'courseware'] as const).every((part) => sameKey(parts, part) === sameKey(partsBefore, part))
    const chapterIds = await checkChapters(tx, of, fields)
    const slideStarts = same ? (fields.slideStarts ?? before.slideStarts) : []
    const content: Content = { fields, chapterIds, parts, slideStarts }
    await changeLesson(tx, id, content, around)
    await cancelBooking(tx, hour, parts, partsBefore)
    await syncTo(tx, before, held, content, around)
    await takeNotes(tx, sent, around.session)
  })
