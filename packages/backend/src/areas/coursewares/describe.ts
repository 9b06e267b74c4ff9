import { coursewareType, gradeNames, source, type Courseware } from '@mango/contract/coursewares'
import { subjectNames } from '@mango/contract/subjects'
import { and, isNotNull, or, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { platformTime } from '../../clock-time.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { courseware, question } from '../../database/schema.ts'

type Row = typeof courseware.$inferSelect & { readonly createBy: string }

const subjects: Readonly<Record<number, string>> = subjectNames

const noCover = { photoUrl: '', coverText: '' }
/** More of a question does not stand on a cover. */
const coverSigns = 120
const coverWith = ({ imageUrl, content }: Pick<typeof question.$inferSelect, 'imageUrl' | 'content'>) =>
  imageUrl
    ? { ...noCover, photoUrl: imageUrl }
    : { ...noCover, coverText: [...(content ?? '')].slice(0, coverSigns).join('') }

/** What a courseware's cover is taken from, and which of its questions were written here. */
const questionsShown = prepared((db) => {
  const isOf = (name: string) => sql`${question.id} = any(${sql.placeholder(name)})`
  return db
    .select({
      id: question.id,
      imageUrl: question.imageUrl,
      content: question.content,
      written: isNotNull(question.options),
    })
    .from(question)
    .where(or(isOf('first'), and(isNotNull(question.options), isOf('all'))))
    .prepare('courseware_questions')
})

/** Rows as the platform writes them, each with the image of its first question, or its words. */
export async function describe(db: Database, rows: readonly Row[]): Promise<Courseware[]> {
  const found = await questionsShown(db).execute({
    first: rows.flatMap(({ questionIds }) => questionIds[0] ?? []),
    all: rows.flatMap(({ questionIds }) => questionIds),
  })
  const coverOf = new Map(found.map((row) => [row.id, coverWith(row)]))
  const written = new Set(found.filter((row) => row.written).map(({ id }) => id))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    gradeId: row.gradeId,
    subjectId: row.subjectId,
    source: parse(source, row.source),
    type: coursewareType,
    share: row.share === 1 ? 1 : 0,
    paperId: row.paperId,
    questionIds: row.questionIds,
    excludeQuestionIds: row.excludeQuestionIds,
    answers: [...row.answers],
    writtenIds: row.questionIds.filter((id) => written.has(id)),
    questionCount: row.questionIds.length,
    used: row.usedAt !== null,
    createTime: platformTime(row.createdAt),
    createBy: row.createBy,
    ...(coverOf.get(row.questionIds[0] ?? 0) ?? noCover),
    subjectName: subjects[row.subjectId] ?? '',
    gradeName: gradeNames[row.gradeId - 1] ?? '',
  }))
}
