import { coursewareType, gradeNames, source, type Courseware } from '@mango/contract/coursewares'
import { subjectNames } from '@mango/contract/subjects'
import { parse } from 'valibot'
import { platformTime } from '../../clock-time.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { courseware, question } from '../../database/schema.ts'

type Row = typeof courseware.$inferSelect & { readonly createBy: string }

const subjects: Readonly<Record<number, string>> = subjectNames

/** Rows as the platform writes them, each with the image of its first question. */
export async function describe(db: Database, rows: readonly Row[]): Promise<Courseware[]> {
  const first = rows.flatMap(({ questionIds }) => questionIds[0] ?? [])
  const images =
    first.length === 0
      ? []
      : await db
          .select({ id: question.id, imageUrl: question.imageUrl })
          .from(question)
          .where(anyOf(question.id, first))
  const imageOf = new Map(images.map(({ id, imageUrl }) => [id, imageUrl]))
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
    questionCount: row.questionIds.length,
    used: row.usedAt !== null,
    createTime: platformTime(row.createdAt),
    createBy: row.createBy,
    photoUrl: imageOf.get(row.questionIds[0] ?? 0) ?? '',
    subjectName: subjects[row.subjectId] ?? '',
    gradeName: gradeNames[row.gradeId - 1] ?? '',
  }))
}
