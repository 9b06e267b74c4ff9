import { coursewareType, source, type Courseware } from '@mango/contract/coursewares'
import { platformTime } from '@mango/contract/platform-time'
import { parse } from 'valibot'
import { question, type courseware } from '../../database/schema.ts'
import { gradeName, subjectName } from '../../shared/school/names.ts'

/** What a cover is taken from, of the first question. */
export const coverColumns = { imageUrl: question.imageUrl, content: question.content }

type Row = Omit<typeof courseware.$inferSelect, 'schoolId' | 'ownerId' | 'deletedAt'> &
  Pick<typeof question.$inferSelect, keyof typeof coverColumns> & { readonly createBy: string }

/** More of a question does not stand on a cover. */
const coverSigns = 120
const coverOf = ({ imageUrl, content }: Row) =>
  imageUrl
    ? { photoUrl: imageUrl, coverText: '' }
    : { photoUrl: '', coverText: [...(content ?? '')].slice(0, coverSigns).join('') }

/** A courseware as the platform writes it, with the image of its first question, or its words. */
export const describe = (row: Row): Courseware => ({
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
  writtenIds: row.writtenIds,
  questionCount: row.questionIds.length,
  used: row.usedAt !== null,
  createTime: platformTime(row.createdAt),
  createBy: row.createBy,
  ...coverOf(row),
  subjectName: subjectName(row.subjectId),
  gradeName: gradeName(row.gradeId),
})
