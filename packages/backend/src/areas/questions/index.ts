import { isChoiceQuestion } from '@mango/contract/questions'
import { and } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import { question } from '../../database/schema.ts'
import { teachers, type AreaHandlers } from '../../handler.ts'
import { Refusal, text } from '../../refusal.ts'
import { questionsOfPaper, usablePaper } from '../../shared/coursewares/papers.ts'
import { asQuestion, isReadable } from '../../shared/coursewares/questions.ts'
import { addressOf } from '../../storage/signed-address.ts'
import { isImageKey } from './image-key.ts'

export const questions: AreaHandlers<'questions'> = {
  listChoiceQuestion: {
    access: teachers,
    handle: async ({ query: { paperId, pageNum, pageSize }, services: { db }, session }) => {
      await usablePaper(db, paperId, session)
      const choice = (await questionsOfPaper(db, paperId)).filter(isChoiceQuestion)
      return { data: choice.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: choice.length }
    },
  },
  getTotalQuestions: {
    access: teachers,
    handle: async ({ query: { paperId }, services: { db }, session }) => {
      await usablePaper(db, paperId, session)
      return { data: (await questionsOfPaper(db, paperId)).length }
    },
  },
  getQuestionByIds: {
    access: teachers,
    handle: async ({ body, services: { db }, session }) => {
      const found = await db
        .select()
        .from(question)
        .where(and(anyOf(question.id, body), isReadable(db, session)))
      const byId = new Map(found.map((row) => [row.id, row]))
      return {
        data: body.flatMap((id, index) => {
          const row = byId.get(id)
          if (!row) return []
          return [asQuestion(row, index + 1)]
        }),
      }
    },
  },
  getUrl: {
    access: teachers,
    handle: async ({ query, services, session, origin, now }) => {
      if (!isImageKey(query.path, session.schoolId)) throw new Refusal(text.badInput)
      return { data: await addressOf(services.ownFiles, { origin, now }, query.path) }
    },
  },
}
