import * as v from 'valibot'
import * as a from '../answer.ts'
import { act } from '../call.ts'
import { id, textUpTo } from '../fields.ts'
import { question } from '../questions/index.ts'
import { wordsUpTo } from '../words.ts'
import { questionState } from './entities.ts'
import { adHocChoices, adHocKinds, adHocWordsMax } from './limits.ts'

// The documents have none of these: what a teacher does in the room besides the questions of the courseware.

export const removeStudent = act('/api/answerClass/removeStudent', {
  summary: 'Send a student out of the class; coming back takes the teacher’s consent',
  body: v.object({ roomId: id, studentId: id }),
})
export const lockRoom = act('/api/answerClass/lock', {
  summary: 'Let nobody new join a class with a phone, or everybody again',
  body: v.object({ roomId: id, locked: v.boolean() }),
})
export const setAnonymity = act('/api/answerClass/anonymity', {
  summary: 'Whether the questions to come are anonymous: what the board asks for, and the teacher’s phone goes by',
  body: v.object({ roomId: id, anonymousNext: v.boolean() }),
})
/** Whom the screen that is pressed knew as the last one: pressed on two screens at once, 点名 is one pick. */
export const lastPicked = v.optional(v.nullable(id))
export const pickStudent = act('/api/answerClass/pick', {
  summary: 'Pick one of those who are there by chance, nobody twice before everybody had a turn; every window shows it',
  body: v.object({ roomId: id, lastPicked }),
  answer: a.data(
    a.object({
      studentId: a.id,
      /** Sequence number of the push that tells the same, or of a later one. */
      seq: a.number,
    }),
  ),
})
export const askAdHoc = act('/api/answerClass/adHoc/ask', {
  summary: 'Ask something that is in no courseware; it is kept in the report of the class',
  body: v.object({
    roomId: id,
    kind: v.picklist(adHocKinds),
    /** What is asked, where the teacher does not only say it aloud. */
    content: v.optional(wordsUpTo(adHocWordsMax), ''),
    /** How many letters there are to choose from. */
    choiceCount: v.pipe(v.number(), v.integer(), v.minValue(adHocChoices.least), v.maxValue(adHocChoices.most)),
    /** Repeating a request with the same id asks nothing new and answers the same. */
    requestId: v.pipe(textUpTo(64), v.minLength(1)),
    /** How long it takes answers; without it there is no limit. */
    seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(3600))),
    anonymous: v.optional(v.boolean(), false),
  }),
  answer: a.data(a.object({ question, state: questionState })),
})
export const hideWord = act('/api/answerClass/words/hide', {
  summary: 'Take a word of the question on the board down from the cloud, or put it back; see `wordKey`',
  body: v.object({
    roomId: id,
    questionId: id,
    word: v.pipe(textUpTo(64), v.minLength(1)),
    hidden: v.boolean(),
  }),
  answer: a.data(a.object({ hiddenWords: a.rows(v.string()) })),
})
