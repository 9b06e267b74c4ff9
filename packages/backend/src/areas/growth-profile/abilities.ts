import { rootItem } from '@mango/contract/growth-profile'
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { growthScore, growthTarget } from '../../database/schema.ts'
import { schoolYearName, subjectName, termName } from '../../shared/school/names.ts'

interface Term {
  readonly schoolYear: number
  readonly termId: number
}
interface Wish extends Term {
  readonly studentId: number
  readonly isTeachTarget: number
}

export async function termsOf(db: Database, schoolId: number) {
  const { schoolYear, termId } = growthTarget
  const found = await db
    .selectDistinct({ schoolYear, termId })
    .from(growthTarget)
    .where(eq(growthTarget.schoolId, schoolId))
    .orderBy(desc(schoolYear), desc(termId))
  return found.map((term) => ({ ...term, name: `${schoolYearName(term.schoolYear)} ${termName(term.termId)}` }))
}

export async function subjectsOf(db: Database, schoolId: number) {
  const found = await db
    .selectDistinct({ id: growthTarget.subjectId })
    .from(growthTarget)
    .where(eq(growthTarget.schoolId, schoolId))
    .orderBy(asc(growthTarget.subjectId))
  return found.map(({ id }) => ({ id, name: subjectName(id) }))
}

const mean = (score: AnyPgColumn): SQL<number | null> => sql`round(avg(${score})::numeric, 2)::float8`
const means = {
  targetScore: mean(growthScore.targetScore).as('target_mean'),
  afterClassScore: mean(growthScore.afterClassScore).as('after_class_mean'),
  teacherScore: mean(growthScore.teacherScore).as('teacher_mean'),
}

/** The scores of a student stand at leaves, and each says by its path what it is a part of. */
const scored = ({ studentId, schoolYear, termId, isTeachTarget }: Wish) =>
  and(
    eq(growthScore.studentId, studentId),
    eq(growthTarget.schoolYear, schoolYear),
    eq(growthTarget.termId, termId),
    eq(growthTarget.isTeachTarget, isTeachTarget),
  )

export async function overview(db: Database, wish: Wish) {
  const found = await db
    .select({ subjectId: growthTarget.subjectId, ...means })
    .from(growthScore)
    .innerJoin(growthTarget, eq(growthTarget.id, growthScore.targetId))
    .where(scored(wish))
    .groupBy(growthTarget.subjectId)
    .orderBy(asc(growthTarget.subjectId))
  return found.map(({ subjectId, ...scores }) => ({ subjectName: subjectName(subjectId), ...scores }))
}

/** What an item is made of, each part with the mean of everything below it. */
async function partsOf(db: Database, wish: Wish & { subjectId: number; itemId: number }) {
  const { subjectId, itemId } = wish
  const way = sql`(${growthTarget.path} || ${growthTarget.id})`
  const next = itemId === rootItem ? sql`1` : sql`array_position(${growthTarget.path}, ${itemId}::int) + 1`
  const below = itemId === rootItem ? undefined : sql`${itemId}::int = any(${growthTarget.path})`
  const parts = db
    .select({ partId: sql<number>`${way}[${next}]`.as('part_id'), ...means })
    .from(growthScore)
    .innerJoin(growthTarget, eq(growthTarget.id, growthScore.targetId))
    .where(and(scored(wish), eq(growthTarget.subjectId, subjectId), below))
    .groupBy(sql`1`)
    .as('parts')
  const part = alias(growthTarget, 'part')
  return db
    .select({
      id: part.id,
      name: part.name,
      catalogType: part.catalogType,
      targetScore: parts.targetScore,
      afterClassScore: parts.afterClassScore,
      teacherScore: parts.teacherScore,
    })
    .from(parts)
    .innerJoin(part, eq(part.id, parts.partId))
    .orderBy(asc(part.sort), asc(part.id))
}

function meanOf(scores: readonly (number | null)[]): number | null {
  const given = scores.filter((score) => score !== null)
  if (given.length === 0) return null
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 100) / 100
}

/** The parts of an item, and the mean of what is shown. */
export async function detail(db: Database, wish: Wish & { subjectId: number; itemId: number }) {
  const data = await partsOf(db, wish)
  const avg = {
    targetScore: meanOf(data.map((part) => part.targetScore)),
    afterClassScore: meanOf(data.map((part) => part.afterClassScore)),
    teacherScore: meanOf(data.map((part) => part.teacherScore)),
  }
  return { data, avg: data.length > 0 ? avg : null }
}
