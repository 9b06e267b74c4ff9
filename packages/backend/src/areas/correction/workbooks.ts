import { and, asc, eq, ilike, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { answeredPaper, practise } from '../../database/schema.ts'
import { openAnsweredPaper } from '../../papers/open-answered-paper.ts'
import { text } from '../../papers/answered-papers.ts'
import { Refusal } from '../../refusal.ts'
import { containing } from '../../search/containing.ts'
import type { Session } from '../../session/sessions.ts'

interface Shelf {
  readonly schoolId: number
  readonly gradeId: number
  readonly subjectId: number
  readonly source: number
}

/** The workbooks of a grade. */
export const workbooksOf = (db: Database, { schoolId, gradeId, subjectId, source }: Shelf) =>
  db
    .select({ practiseId: practise.id, name: practise.name, type: practise.type, paperId: practise.paperId })
    .from(practise)
    .where(
      and(
        eq(practise.schoolId, schoolId),
        eq(practise.gradeId, gradeId),
        eq(practise.subjectId, subjectId),
        eq(practise.source, source),
        isNull(practise.parentId),
      ),
    )
    .orderBy(asc(practise.showOrder))

const below = alias(practise, 'below')

/** What stands below a workbook or a chapter. A chapter is found by its own name and by those of its sections. */
export const practisesOf = (
  db: Database,
  { subjectId, parentId, query }: { subjectId: number; parentId: number; query: string },
  session: Session,
) => {
  const words = containing(query.trim())
  return db
    .select({
      id: practise.id,
      name: practise.name,
      hasChild: sql<boolean>`exists (select 1 from ${practise} as below where below.parent_id = ${practise.id})`,
      paperId: practise.paperId,
      type: practise.type,
      done: sql<boolean>`exists (select 1 from ${answeredPaper} where ${answeredPaper.paperId} = ${practise.paperId} and ${answeredPaper.studentId} = ${session.personId})`,
    })
    .from(practise)
    .where(
      and(
        eq(practise.schoolId, session.schoolId),
        eq(practise.subjectId, subjectId),
        eq(practise.parentId, parentId),
        query.trim() === ''
          ? undefined
          : sql`(${ilike(practise.name, words)} or exists (${db
              .select({ one: sql`1` })
              .from(below)
              .where(and(eq(below.parentId, practise.id), ilike(below.name, words)))}))`,
      ),
    )
    .orderBy(asc(practise.showOrder))
}

/** The answered paper for what was chosen; made when it is asked for the first time. */
export async function chosenPaper(db: Database, paperId: number, { personId, schoolId }: Session, now: Date) {
  const [offered] = await db
    .select({ id: practise.id })
    .from(practise)
    .where(and(eq(practise.paperId, paperId), eq(practise.schoolId, schoolId)))
    .limit(1)
  if (!offered) throw new Refusal(text.gone)
  return db.transaction((tx) => openAnsweredPaper(tx, { studentId: personId, paperId, now }))
}
