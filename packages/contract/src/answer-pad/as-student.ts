import * as v from 'valibot'
import * as a from '../answer.ts'
import { act } from '../call.ts'
import { joinToken, seat } from './seat.ts'

/** The documents have no such call. */
export const joinAsStudent = act('/api/answerClass/pad/joinAsStudent', {
  summary: 'A student who is logged in joins a running class without a number; a phone that was there before gives way',
  body: v.object({ token: joinToken }),
  answer: a.data(seat),
})
