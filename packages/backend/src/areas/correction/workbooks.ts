import { and, asc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { answeredPaper, practise } from '../../database/schema.ts'
import { isHandedIn } from '../../shared/papers/handed-in.ts'
import { openAnsweredPaper } from '../../shared/papers/open-answered-paper.ts'
import { text } from '../../shared/papers/answered-papers.ts'
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

/** Inside a query of one table columns stand without its name: here each says whose it is. */
const childrenWhere = (condition: SQL) =>
  sql`from ${practise} as below where below.parent_id = ${practise}.id and ${condition}`

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
      hasChild: sql<boolean>`exists (select 1 ${childrenWhere(sql`true`)})`,
      paperId: practise.paperId,
      type: practise.type,
      done: sql<boolean>`exists (
        select 1 from ${answeredPaper}
        where ${answeredPaper}.paper_id = ${practise}.paper_id and ${answeredPaper}.student_id = ${session.personId}
          and ${isHandedIn}
      )`,
    })
    .from(practise)
    .where(
      and(
        eq(practise.schoolId, session.schoolId),
        eq(practise.subjectId, subjectId),
        eq(practise.parentId, parentId),
        query.trim() === ''
          ? undefined
          : or(ilike(practise.name, words), sql`exists (select 1 ${childrenWhere(sql`below.name ilike ${words}`)})`),
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
