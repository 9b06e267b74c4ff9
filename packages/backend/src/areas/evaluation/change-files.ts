import { nameProblem } from '@mango/contract'
import {
  evaluationFileType,
  fileNameLength,
  isFileName,
  permission,
  text as fixedText,
  type addFilesToItem,
  type updateFiles,
} from '@mango/contract/evaluation'
import { extensionOf } from '@mango/contract/library'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { evaluationFile, evaluationItem, evaluationRating, libraryFile } from '../../database/schema.ts'
import { Refusal, text } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { isOffered } from '../../shared/library/offered.ts'
import { categoryOf, holdCategories } from './categories.ts'
import { fileOf } from './files.ts'
import { fileNamed } from './named.ts'
import { itemOf } from './tree.ts'
import { isAdministrator, isVisible } from './visible.ts'
import { words } from './words.ts'

type EvaluationFile = typeof evaluationFile.$inferSelect
const isFile = (id: number) => eq(evaluationFile.id, id)

/** Statuses that a file's creator may give it: an administrator decides about the others. */
const creatorsOwn: readonly number[] = [permission.private, permission.pending]

const mayChange = (session: Session, file: EvaluationFile) =>
  file.createdBy === session.personId || isAdministrator(session)
const mayGive = (session: Session, file: EvaluationFile, wanted: number) =>
  isAdministrator(session) || (creatorsOwn.includes(file.permission) && creatorsOwn.includes(wanted))

/** A file that the person may change: as its creator or as an administrator. */
async function changeable(db: Database, session: Session, id: number): Promise<EvaluationFile> {
  const file = await fileOf(db, session.schoolId, id)
  if (!file) throw new Refusal(words.fileGone)
  if (!mayChange(session, file)) throw new Refusal(words.noFileRight)
  return file
}

/** A file that the person administers. */
async function administered(db: Database, session: Session, id: number): Promise<EvaluationFile> {
  const file = await changeable(db, session, id)
  if (!isAdministrator(session)) throw new Refusal(words.onlyAdministrators)
  return file
}

/** Hangs files of the evaluation library on an item; those that the person sees there already stay as they are. */
export const attach = (db: Database, session: Session, wish: InferOutput<(typeof addFilesToItem)['body']>, now: Date) =>
  db.transaction(async (tx) => {
    const item = await itemOf(tx, session.schoolId, wish.pkgItemId)
    await categoryOf(tx, item, wish.categoryId)
    const given = new Map(wish.qbotTeachingFileVOList.map((one) => [one.fileId, one.permission]))
    if (!isAdministrator(session) && [...given.values()].some((one) => !creatorsOwn.includes(one)))
      throw new Refusal(words.statusNotYours)
    const files = await tx
      .select()
      .from(libraryFile)
      .where(
        and(
          anyOf(libraryFile.id, given.keys()),
          eq(libraryFile.schoolId, session.schoolId),
          eq(libraryFile.variant, 'evaluation'),
          isOffered(tx, session),
        ),
      )
    if (files.length < given.size) throw new Refusal(words.fileGone)
    const there = await tx
      .select({ libraryFileId: evaluationFile.libraryFileId })
      .from(evaluationFile)
      .where(
        and(eq(evaluationFile.itemId, item.id), anyOf(evaluationFile.libraryFileId, given.keys()), isVisible(session)),
      )
    const seen = new Set(there.map(({ libraryFileId }) => libraryFileId))
    const missing = files.filter(({ id }) => !seen.has(id))
    if (missing.length === 0) return { added: 0 }
    const added = await tx
      .insert(evaluationFile)
      .values(
        missing.map((file) => ({
          schoolId: item.schoolId,
          subjectId: item.subjectId,
          itemId: item.id,
          categoryId: wish.categoryId,
          libraryFileId: file.id,
          ...fileNamed(item, file.fileName),
          permission: given.get(file.id) ?? permission.private,
          createdBy: session.personId,
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: evaluationFile.id })
    return { added: added.length }
  })

/** Why a file can't be called so; undefined where it can. */
function nameHindrance(type: number | undefined, before: string, after: string) {
  // What follows the last dot of a link's name is no extension.
  if (type === evaluationFileType.link) return nameProblem(after, fileNameLength)
  if (!isFileName(after)) return fixedText.fileNameWrong
  return extensionOf(before) === extensionOf(after) ? undefined : words.extensionStays
}

export async function rename(db: Database, session: Session, fileId: number, fileName: string) {
  const file = await changeable(db, session, fileId)
  const [library] = await db
    .select({ type: libraryFile.type })
    .from(libraryFile)
    .where(eq(libraryFile.id, file.libraryFileId))
  const hindrance = nameHindrance(library?.type, file.fileName, fileName)
  if (hindrance) throw new Refusal(hindrance)
  await db.update(evaluationFile).set(fileNamed(file, fileName)).where(isFile(fileId))
}

export const changeCategory = (db: Database, session: Session, fileId: number, categoryId: number) =>
  db.transaction(async (tx) => {
    const file = await administered(tx, session, fileId)
    await categoryOf(tx, file, categoryId)
    const moved = await tx
      .update(evaluationFile)
      .set({ categoryId })
      .where(and(isFile(fileId), isNull(evaluationFile.deletedAt)))
      .returning({ id: evaluationFile.id })
    // Its category may have been deleted meanwhile.
    if (moved.length === 0) throw new Refusal(words.fileGone)
  })

interface Rating {
  readonly fileId: number
  /** 0 for no stars: words alone are kept, without them the person's rating is taken back. */
  readonly ratingScore: number
  readonly ratingDesc: string
}
export async function rate(db: Database, session: Session, { fileId, ratingScore, ratingDesc }: Rating) {
  await administered(db, session, fileId)
  const { personId } = session
  const given = { score: ratingScore, description: ratingDesc }
  if (ratingScore === 0 && ratingDesc === '')
    await db
      .delete(evaluationRating)
      .where(and(eq(evaluationRating.fileId, fileId), eq(evaluationRating.personId, personId)))
  else
    await db
      .insert(evaluationRating)
      .values({ fileId, personId, ...given })
      .onConflictDoUpdate({ target: [evaluationRating.fileId, evaluationRating.personId], set: given })
}

export async function changePermission(db: Database, session: Session, fileId: number, wanted: number) {
  const file = await changeable(db, session, fileId)
  if (!mayGive(session, file, wanted)) throw new Refusal(words.statusNotYours)
  // An administrator may have decided meanwhile: that is not the creator's to undo.
  const stillTheirs = isAdministrator(session) ? undefined : anyOf(evaluationFile.permission, creatorsOwn)
  const given = await db
    .update(evaluationFile)
    .set({ permission: wanted })
    .where(and(isFile(fileId), stillTheirs))
    .returning({ id: evaluationFile.id })
  if (given.length === 0) throw new Refusal(words.statusNotYours)
}

type Change = InferOutput<(typeof updateFiles)['body']>['files'][number]

/** Why a file can't be changed so; undefined where it can. */
function hindranceOf(session: Session, file: EvaluationFile, { categoryId, permission: wanted }: Change) {
  if (!mayChange(session, file)) return words.noFileRight
  if (categoryId !== undefined && !isAdministrator(session)) return words.onlyAdministrators
  return wanted === undefined || mayGive(session, file, wanted) ? undefined : words.statusNotYours
}

/** All of them or none: the refusal names the file that hinders it, to whoever may know of it. */
export const changeSeveral = (db: Database, session: Session, changes: readonly Change[]) =>
  db.transaction(async (tx) => {
    await holdCategories(
      tx,
      changes.flatMap(({ categoryId }) => categoryId ?? []),
    )
    const rows = await tx
      .select({ file: evaluationFile, itemDeletedAt: evaluationItem.deletedAt })
      .from(evaluationFile)
      .innerJoin(evaluationItem, eq(evaluationItem.id, evaluationFile.itemId))
      .where(
        and(
          anyOf(
            evaluationFile.id,
            changes.map(({ fileId }) => fileId),
          ),
          eq(evaluationFile.schoolId, session.schoolId),
        ),
      )
      // Two people who change the same files at once wait for each other instead of for ever.
      .orderBy(evaluationFile.id)
      .for('update', { of: evaluationFile })
    const byId = new Map(rows.map((row) => [row.file.id, row]))
    for (const change of changes) {
      const { file, itemDeletedAt } = byId.get(change.fileId) ?? {}
      const isGone = !file || file.deletedAt !== null || itemDeletedAt !== null
      const hindrance = isGone ? words.fileGone : hindranceOf(session, file, change)
      const isKnown = file && (file.permission === permission.public || mayChange(session, file))
      if (hindrance) throw new Refusal(words.nothingChanged(isKnown ? file.fileName : '', hindrance))
      if (file && change.categoryId !== undefined) await categoryOf(tx, file, change.categoryId)
    }
    await tx.execute(sql`
      update evaluation_file set
        category_id = coalesce(change."categoryId", category_id), permission = coalesce(change.permission, evaluation_file.permission)
      from json_to_recordset(${JSON.stringify(changes)}::json) as change ("fileId" integer, "categoryId" integer, permission integer)
      where evaluation_file.id = change."fileId"`)
  })

export async function deleteFile(db: Database, session: Session, fileId: number, now: Date) {
  await changeable(db, session, fileId)
  await db.update(evaluationFile).set({ deletedAt: now, deletedBy: session.personId }).where(isFile(fileId))
}

/** Counts a download by whoever may see the file. */
export async function recordDownload(db: Database, session: Session, fileId: number, userId: number) {
  if (userId !== session.personId) throw new Refusal(text.noRight)
  const file = await fileOf(db, session.schoolId, fileId)
  const isSeen =
    file && (file.permission === permission.public || file.createdBy === userId || isAdministrator(session))
  if (!isSeen) throw new Refusal(words.fileGone)
  await db
    .update(evaluationFile)
    .set({ downloads: sql`${evaluationFile.downloads} + 1` })
    .where(and(isFile(fileId), isNull(evaluationFile.deletedAt)))
}
