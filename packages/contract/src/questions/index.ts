import * as v from 'valibot'
import * as a from '../answer.ts'
import { read, readByPost } from '../call.ts'
import { id, pageNumber, pageSize, queryId, textUpTo } from '../fields.ts'
import { inTotal } from '../paging.ts'
import { questionType } from './choices.ts'

export * from './choices.ts'
export * from './answers.ts'

/** Image fields hold a path that `getUrl` turns into an address; null or '' where the format is missing. */
const imagePath = v.nullish(a.text)

export const question = a.object({
  id: a.id,
  typeName: a.text,
  /** The App format, wide: what the board and the phone show. */
  imageUrl: imagePath,
  /** The B5 format. */
  imageUrl25: imagePath,
  imageUrlA4: imagePath,
  /** What it asks in words; the documents know questions as pictures only. */
  content: v.nullish(a.text),
  /** The right answer; null or '' where none is stored. */
  answer1: v.nullish(a.text),
  /** How many letters there are to choose from. The documents have no such field: null is as many as `choicesOf` says. */
  choiceCount: v.nullish(a.number),
  /** What its letters say, of a question that a teacher wrote; empty where there are none, null for the bank. An addition. */
  options: v.nullish(a.rows(a.text)),
  /** Place within its paper, from 1. */
  showOrder: a.number,
})
export type Question = v.InferOutput<typeof question>

/** The image formats of a question, as `getUrl` knows them. */
export const imageProps = ['imageUrl', 'imageUrl25', 'imageUrlA4'] as const
export type ImageProp = (typeof imageProps)[number]

export const isChoiceQuestion = ({ typeName }: Pick<Question, 'typeName'>) =>
  Object.values<string>(questionType).includes(typeName)

export const listChoiceQuestion = read('/api/tk/courseware/listChoiceQuestion', {
  summary: 'The choice questions of a paper or of the basket, in their order',
  query: v.object({ pageNum: pageNumber, pageSize, paperId: queryId }),
  ...inTotal(question),
})

export const getTotalQuestions = read('/api/tk/question/getTotalQuestions', {
  summary: 'How many questions a paper has, choice questions and others',
  query: v.object({ paperId: queryId }),
  answer: a.data(a.number),
})

export const getQuestionByIds = readByPost('/api/tk/question/getQuestionByIds', {
  summary: 'Questions by their ids, in the order of the ids; unknown ones are left out',
  body: v.pipe(v.array(id), v.maxLength(500)),
  answer: a.data(a.rows(question)),
})

export const getUrl = read('/api/tk/question/getUrl', {
  summary: 'The address of an image',
  query: v.object({ path: textUpTo(500), prop: v.picklist(imageProps) }),
  answer: a.data(a.text),
})
