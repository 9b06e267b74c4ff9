import { and, asc, eq, isNull } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { evaluationCategory, evaluationFile } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import type { OfSubject } from './tree.ts'
import { words } from './words.ts'

const alive = isNull(evaluationCategory.deletedAt)

export const categoriesOf = (db: Database, { schoolId, subjectId }: OfSubject, categoryId?: number) =>
  db
    .select({
      categoryId: evaluationCategory.id,
      categoryName: evaluationCategory.name,
      categoryDesc: evaluationCategory.description,
      subjectId: evaluationCategory.subjectId,
    })
    .from(evaluationCategory)
    .where(
      and(
        eq(evaluationCategory.schoolId, schoolId),
        eq(evaluationCategory.subjectId, subjectId),
        categoryId === undefined ? undefined : eq(evaluationCategory.id, categoryId),
        alive,
      ),
    )
    .orderBy(asc(evaluationCategory.id))

/** Until the transaction ends nobody deletes these categories. Whoever locks files too does that afterwards, as a deletion does. */
export const holdCategories = (tx: Database, ids: Iterable<number>) =>
  tx
    .select({ id: evaluationCategory.id })
    .from(evaluationCategory)
    .where(anyOf(evaluationCategory.id, ids))
    .orderBy(asc(evaluationCategory.id))
    .for('share')

/** Holds a category for what is put into it. @throws Refusal where the subject has no such one */
export async function categoryOf(tx: Database, ofSubject: OfSubject, categoryId: number): Promise<void> {
  await holdCategories(tx, [categoryId])
  const [found] = await categoriesOf(tx, ofSubject, categoryId)
  if (!found) throw new Refusal(words.categoryGone)
}

interface Category {
  readonly categoryName: string
  readonly categoryDesc: string
  readonly subjectId: number
}

export async function createCategory(db: Database, { schoolId }: Session, wish: Category) {
  const { categoryName: name, categoryDesc: description, subjectId } = wish
  const [created] = await db
    .insert(evaluationCategory)
    .values({ schoolId, subjectId, name, description })
    .onConflictDoNothing()
    .returning({ id: evaluationCategory.id })
  if (!created) throw new Refusal(words.categoryTaken)
}

export async function updateCategory(
  db: Database,
  { schoolId }: Session,
  { categoryId, subjectId, categoryName: name, categoryDesc: description }: Category & { readonly categoryId: number },
) {
  const { id } = evaluationCategory
  const isMeant = and(
    eq(id, categoryId),
    eq(evaluationCategory.schoolId, schoolId),
    eq(evaluationCategory.subjectId, subjectId),
    alive,
  )
  // The index knows names that are taken, also at this very moment.
  const [changed] = await db
    .update(evaluationCategory)
    .set({ name, description })
    .where(isMeant)
    .returning({ id })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Refusal(words.categoryTaken) : error
    })
  if (!changed) throw new Refusal(words.categoryGone)
}

/** The resources in it go into the bin with it. */
export const deleteCategory = (db: Database, { schoolId, personId }: Session, categoryId: number, now: Date) =>
  db.transaction(async (tx) => {
    const [gone] = await tx
      .update(evaluationCategory)
      .set({ deletedAt: now })
      .where(and(eq(evaluationCategory.id, categoryId), eq(evaluationCategory.schoolId, schoolId), alive))
      .returning({ id: evaluationCategory.id })
    if (!gone) throw new Refusal(words.categoryGone)
    await tx
      .update(evaluationFile)
      .set({ deletedAt: now, deletedBy: personId })
      .where(and(eq(evaluationFile.categoryId, categoryId), isNull(evaluationFile.deletedAt)))
  })
