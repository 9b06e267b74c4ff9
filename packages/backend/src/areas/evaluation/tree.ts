import { noParent } from '@mango/contract/evaluation'
import { and, asc, eq, isNull, max, sql, type SQL } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { evaluationItem } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { visibleCount } from './visible.ts'
import { words } from './words.ts'

export type Item = typeof evaluationItem.$inferSelect

export interface OfSubject {
  readonly schoolId: number
  readonly subjectId: number
}

export const alive = isNull(evaluationItem.deletedAt)

/** Of any node: whether something is below it. */
const hasChild = sql<boolean>`exists (
  select 1 from evaluation_item as below where below.parent_id = evaluation_item.id and below.deleted_at is null
)`

/** Item above an item as the platform writes it: the package is no item. */
export const parentOf = ({ parentId, pkgId }: Pick<Item, 'parentId' | 'pkgId'>): number =>
  parentId === null || parentId === pkgId ? noParent : parentId

/** A package or item of the school. @throws Refusal where there is none */
export async function itemOf(db: Database, schoolId: number, id: number): Promise<Item> {
  const [item] = await db
    .select()
    .from(evaluationItem)
    .where(and(eq(evaluationItem.id, id), eq(evaluationItem.schoolId, schoolId), alive))
  if (!item) throw new Refusal(words.itemGone)
  return item
}

/** Until the transaction ends, nobody else changes the tree of the subject: two moves at once can't make a circle. */
export const lockTree = (tx: Database, { schoolId, subjectId }: OfSubject) =>
  tx.execute(sql`select pg_advisory_xact_lock(${schoolId}, ${subjectId})`)

/** Ids of a node and of everything below it that is not deleted, as the first step of a statement. */
export const below = (id: number | SQL): SQL => sql`
  with recursive below as (
    select id from evaluation_item where id = ${id}
    union all
    select child.id from evaluation_item child join below on child.parent_id = below.id where child.deleted_at is null
  )`

/** An item and what is below it are of the package that their new place is in. */
export async function putInPackage(tx: Database, item: Item, parent: Item): Promise<void> {
  const pkgId = parent.pkgId ?? parent.id
  if (pkgId !== item.pkgId)
    await tx.execute(sql`
      ${below(item.id)}
      update evaluation_item set pkg_id = ${pkgId} from below where evaluation_item.id = below.id`)
}

export interface Step {
  readonly id: number
  readonly name: string
}

/** Some nodes with everything above them, each read once: items have most of their way in common. What is above has a child. */
export async function upwardsFrom(db: Database, ids: Iterable<number>) {
  const nodes = await db
    .select({
      id: sql<number>`id`,
      name: sql<string>`name`,
      pkgId: sql<number | null>`pkg_id`,
      parentId: sql<number | null>`parent_id`,
      hasChild: sql<boolean>`has_child`,
    })
    .from(
      sql`(
        with recursive way as (
          select id, name, pkg_id, parent_id, ${hasChild} as has_child
          from evaluation_item where ${anyOf(evaluationItem.id, ids)}
          union
          select above.id, above.name, above.pkg_id, above.parent_id, true
          from way join evaluation_item above on above.id = way.parent_id
        )
        select * from way
      ) as way`,
    )
  return new Map(nodes.map((node) => [node.id, node]))
}
type Nodes = Awaited<ReturnType<typeof upwardsFrom>>

/** The way from the package down to a node, itself not included. */
export function wayTo(nodes: Nodes, id: number): Step[] {
  const above = nodes.get(nodes.get(id)?.parentId ?? 0)
  return above ? [...wayTo(nodes, above.id), { id: above.id, name: above.name }] : []
}

/** The way from the package down to each of some nodes, themselves not included. */
export async function pathsOf(db: Database, ids: readonly number[]): Promise<Map<number, Step[]>> {
  const nodes = await upwardsFrom(db, ids)
  return new Map(ids.map((id) => [id, wayTo(nodes, id)]))
}

export const packagesOf = (db: Database, session: Session, subjectId: number) =>
  db
    .select({ id: evaluationItem.id, name: evaluationItem.name, files: visibleCount(db, session) })
    .from(evaluationItem)
    .where(
      and(
        eq(evaluationItem.schoolId, session.schoolId),
        eq(evaluationItem.subjectId, subjectId),
        isNull(evaluationItem.parentId),
        alive,
      ),
    )
    .orderBy(asc(evaluationItem.place), asc(evaluationItem.id))

/** What is directly below a node. */
export async function childrenOf(db: Database, session: Session, parentId: number) {
  const children = await db
    .select({
      id: evaluationItem.id,
      name: evaluationItem.name,
      hasChild,
      pkgId: evaluationItem.pkgId,
      parentId: evaluationItem.parentId,
      files: visibleCount(db, session),
    })
    .from(evaluationItem)
    .where(and(eq(evaluationItem.parentId, parentId), eq(evaluationItem.schoolId, session.schoolId), alive))
    .orderBy(asc(evaluationItem.place), asc(evaluationItem.id))
  return children.map((child) => ({ ...child, pkgId: child.pkgId ?? child.id, parentId: parentOf(child) }))
}

/** The whole tree of a subject from top to bottom: parents before their children, siblings in their order. */
export async function targetsOf(db: Database, { schoolId, subjectId }: OfSubject) {
  const { id, pkgId, parentId, name, description } = evaluationItem
  const rows = await db
    .select({ id, pkgId, parentId, name, description })
    .from(evaluationItem)
    .innerJoin(
      sql`(
        with recursive tree as (
          select id, array[place, id] as way from evaluation_item
          where school_id = ${schoolId} and subject_id = ${subjectId} and parent_id is null and deleted_at is null
          union all
          select child.id, tree.way || array[child.place, child.id]
          from evaluation_item child join tree on child.parent_id = tree.id where child.deleted_at is null
        )
        select id, way from tree
      ) as tree`,
      sql`tree.id = ${evaluationItem.id}`,
    )
    .orderBy(sql`tree.way`)
  return rows.map((row) => ({ ...row, pkgId: row.pkgId ?? noParent, parentId: parentOf(row) }))
}

/** The place behind the last sibling. */
export async function lastPlace(tx: Database, parent: SQL | undefined): Promise<number> {
  const [last] = await tx
    .select({ place: max(evaluationItem.place) })
    .from(evaluationItem)
    .where(parent)
  return (last?.place ?? -1) + 1
}
