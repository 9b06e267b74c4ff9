import * as v from 'valibot'
import * as a from '../answer.ts'
import { actByGet, act, read } from '../call.ts'
import { id, queryBoolean, queryId, queryInteger, textUpTo } from '../fields.ts'
import { answerText } from '../questions/index.ts'
import { displayStatus, liveSnapshot, pairingState, questionState, saveMode } from './entities.ts'
import { correction } from './reports.ts'

/** One class id, or several joined by commas where a class is held for all classes together. */
export const classIds = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,99}$/),
)
const pairing = a.data(pairingState)
const questionAnswer = a.data(questionState)

export const liveScoreCondition = read('/api/answerClass/scoreCondition', {
  summary: 'The running class of a room: question, answers of the current attempt, connected students',
  query: v.object({ roomId: queryId }),
  answer: a.data(liveSnapshot),
})
export const pairCondition = read('/api/answerClass/pairCondition', {
  summary: 'Whether a room is pairing, and the pairs so far',
  query: v.object({ roomId: queryId }),
  answer: pairing,
})
export const startMatchAnswerMachine = actByGet('/api/answerClass/startMatchAnswerMachine', {
  summary: 'Start pairing answer devices with students; a pairing that runs goes on',
  query: v.object({ roomId: queryId, classId: classIds }),
  answer: pairing,
})
export const finishMatchAnswerMachine = actByGet('/api/answerClass/finishMatchAnswerMachine', {
  summary: 'Finish pairing: 1 keeps the pairs for this class, 2 for good',
  query: v.object({
    roomId: queryId,
    classId: classIds,
    saveMode: v.pipe(queryInteger, v.picklist(Object.values(saveMode))),
  }),
})
export const checkIfBeginClass = actByGet('/api/answerClass/checkIfBeginClass', {
  summary: 'Code 600 where the room is already in class',
  query: v.object({ roomId: queryId }),
})
export const beginClass = actByGet('/api/answerClass/beginClass', {
  summary:
    'Start a class. The same teacher, class and courseware in the same room resume theirs; another one in the room is code 600 unless forced',
  query: v.object({
    roomId: queryId,
    classId: classIds,
    /** Ends a class that another one holds in the room. */
    force: v.optional(queryBoolean),
    coursewareId: queryId,
    /** The class to resume after a reload. */
    answerClassId: v.optional(queryId),
  }),
  answer: a.data(
    a.object({
      answerClassId: a.id,
      /** Lets phones join this class, and nothing else; goes into the QR code. */
      joinToken: v.string(),
    }),
  ),
})
export const beginAnswerQuestion = actByGet('/api/answerClass/beginAnswerQuestion', {
  summary: 'Open a question; asked before, it comes back with its answers, unless doItAgain starts a new attempt',
  query: v.object({
    roomId: queryId,
    questionId: queryId,
    doItAgain: v.optional(queryBoolean),
    /** Repeating a request with the same id changes nothing and answers the same. */
    requestId: v.optional(textUpTo(64)),
    /** Of an addition of ours: how long a new attempt takes answers; without it there is no limit. */
    seconds: v.optional(v.pipe(queryInteger, v.minValue(5), v.maxValue(3600))),
    /** Of an addition of ours: nobody learns who answers what in a new attempt. */
    anonymous: v.optional(queryBoolean),
  }),
  answer: questionAnswer,
})
export const changeQuestionStatus = actByGet('/api/answerClass/changeQuestionStatus', {
  summary: 'Show or hide the right answer; once it was shown, the attempt takes no more answers',
  query: v.object({
    roomId: queryId,
    questionId: queryId,
    status: v.pipe(queryInteger, v.picklist(Object.values(displayStatus))),
  }),
  answer: questionAnswer,
})
export const correctQuestionAnswer = actByGet('/api/answerClass/correctQuestionAnswer', {
  summary: 'Correct the answer of a question for the classes this teacher holds with a courseware; their scores follow',
  query: v.object({ coursewareId: queryId, questionId: queryId, answer: answerText }),
})
export const getVirtualRoomId = read('/api/answerClass/getVirtualRoomId', {
  summary: 'The virtual room in which phones of this class answer',
  query: v.object({ classId: classIds }),
  answer: a.data(a.orNull(a.id)),
})
// The documents have none of the calls up to `keepClassGoing`.
export const stopQuestion = actByGet('/api/answerClass/stopQuestion', {
  summary: 'Take no more answers to the question on the board',
  query: v.object({ roomId: queryId, questionId: queryId }),
  answer: questionAnswer,
})
export const extendQuestion = actByGet('/api/answerClass/extendQuestion', {
  summary: 'Give more time to the question on the board, as long as it takes answers',
  query: v.object({
    roomId: queryId,
    questionId: queryId,
    seconds: v.pipe(queryInteger, v.minValue(5), v.maxValue(600)),
  }),
  answer: questionAnswer,
})
export const listCorrections = read('/api/answerClass/corrections', {
  summary: 'The answers this teacher has corrected in a courseware, newest first, those taken back as well',
  query: v.object({ coursewareId: queryId }),
  answer: a.data(a.rows(correction)),
})
export const takeBackCorrection = act('/api/answerClass/corrections/takeBack', {
  summary: 'The answer of the question bank counts again in the classes of this teacher',
  body: v.object({ coursewareId: id, questionId: id }),
})
export const decideSeat = act('/api/answerClass/decideSeat', {
  summary: 'Let a student’s second phone in, which ends the seat of the first one, or turn it away',
  body: v.object({ roomId: id, seatId: id, admit: v.boolean() }),
})
/** Nothing in the documents answers message type 5. */
export const keepClassGoing = actByGet('/api/answerClass/keepClassGoing', {
  summary: 'Answer to push 5: the class goes on',
  query: v.object({ roomId: queryId }),
})
