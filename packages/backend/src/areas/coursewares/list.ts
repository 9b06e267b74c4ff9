import type { listCoursewares } from '@mango/contract/coursewares'
import { and, count, desc, eq, getTableColumns, ilike, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { isVisible } from '../../shared/coursewares/visible.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { courseware, person, question } from '../../database/schema.ts'
import { containing } from '../../search/containing.ts'
import type { Session } from '../../session/sessions.ts'
import { coverColumns } from './describe.ts'

type Wish = InferOutput<(typeof listCoursewares)['body']>

/** By what is set of the wish. */
const wanted = (ofGrade: boolean, ofSubject: boolean, ofShare: boolean, isNamed: boolean) =>
  and(
    isVisible({ schoolId: sql.placeholder('schoolId'), personId: sql.placeholder('personId') }),
    ofGrade ? eq(courseware.gradeId, sql.placeholder('gradeId')) : undefined,
    ofSubject ? eq(courseware.subjectId, sql.placeholder('subjectId')) : undefined,
    ofShare ? eq(courseware.share, sql.placeholder('share')) : undefined,
    isNamed ? ilike(courseware.name, sql.placeholder('name')) : undefined,
  )

const countOf = (db: Database, ...shape: Parameters<typeof wanted>) =>
  db
    .select({ total: count() })
    .from(courseware)
    .where(wanted(...shape))

const counted = prepared((db, ...shape: Parameters<typeof wanted>) =>
  countOf(db, ...shape).prepare('coursewares_counted'),
)

const { schoolId: _, ownerId: __, deletedAt: ___, ...columns } = getTableColumns(courseware)

const page = prepared((db, ...shape: Parameters<typeof wanted>) => {
  // With a limit of its own it is looked up for the rows of the page; joined plainly, all questions may be read.
  const first = db
    .select(coverColumns)
    .from(question)
    .where(eq(question.id, sql`${courseware.questionIds}[1]`))
    .limit(1)
    .as('first')
  return db
    .select({
      ...columns,
      createBy: person.nickname,
      imageUrl: first.imageUrl,
      content: first.content,
      total: sql`(${countOf(db, ...shape)})`.mapWith(Number),
    })
    .from(courseware)
    .innerJoin(person, eq(person.id, courseware.ownerId))
    .leftJoinLateral(first, sql`true`)
    .where(wanted(...shape))
    .orderBy(desc(courseware.createdAt), desc(courseware.id))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('skip'))
    .prepare('coursewares_page')
})

/** Coursewares that somebody may use, newest first, and how many there are in all. */
export async function listOf(db: Database, { schoolId, personId }: Session, wish: Wish) {
  const { gradeId, subjectId, share, size, skip } = wish
  const name = wish.name?.trim() ?? ''
  const shape = [Boolean(gradeId), Boolean(subjectId), typeof share === 'number', name !== ''] as const
  const values = { schoolId, personId, gradeId, subjectId, share, size, skip, name: containing(name) }
  const rows = await page(db, ...shape).execute(values)
  // Behind the end there is no row that tells how many there are.
  const [told] = rows.length > 0 || skip === 0 ? rows : await counted(db, ...shape).execute(values)
  return { rows, total: told?.total ?? 0 }
}
