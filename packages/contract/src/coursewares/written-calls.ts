import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, upload } from '../call.ts'
import { question } from '../questions/index.ts'
import { writtenPicture, writtenQuestion } from './written-questions.ts'

// The documents have neither of the two calls that follow: they are additions.

/** A question never changes once it is written: an edited one is written anew, and a held class keeps what was asked. */
export const writeQuestion = act('/api/tk/courseware/writeQuestion', {
  summary: 'Write a question of one’s own, to be put into coursewares',
  body: writtenQuestion,
  answer: a.data(question),
})
export const uploadQuestionPicture = upload('/api/tk/courseware/questionPicture', {
  summary: 'The picture of a question that is being written; answers its path',
  body: v.object({}),
  file: writtenPicture,
  answer: a.data(a.text),
})
