import * as v from 'valibot'
import * as a from '../answer.ts'
import { actByGet, act, read } from '../call.ts'
import { id, queryBoolean, queryId, queryInteger, textUpTo } from '../fields.ts'
import { answerText } from '../questions/index.ts'
import { displayStatus, liveSnapshot, pairingState, questionState, saveMode } from './entities.ts'

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
  }),
  answer: questionAnswer,
})
export const changeQuestionStatus = actByGet('/api/answerClass/changeQuestionStatus', {
  summary: 'Show or hide the right answer',
  query: v.object({
    roomId: queryId,
    questionId: queryId,
    status: v.pipe(queryInteger, v.picklist(Object.values(displayStatus))),
  }),
  answer: questionAnswer,
})
export const correctQuestionAnswer = actByGet('/api/answerClass/correctQuestionAnswer', {
  summary: 'Correct the stored answer of a question; scores follow',
  query: v.object({ coursewareId: queryId, questionId: queryId, answer: answerText }),
})
export const getVirtualRoomId = read('/api/answerClass/getVirtualRoomId', {
  summary: 'The virtual room in which phones of this class answer',
  query: v.object({ classId: classIds }),
  answer: a.data(a.orNull(a.id)),
})
/** Not in the documents, where nothing answers message type 5. */
export const keepClassGoing = actByGet('/api/answerClass/keepClassGoing', {
  summary: 'Answer to push 5: the class goes on',
  query: v.object({ roomId: queryId }),
})

// The documents say that answers come from devices, and leave the base station's calls open: decided here.
const stationKey = textUpTo(64)
const machineCode = v.pipe(textUpTo(32), v.minLength(1))
export const getStationKey = read('/api/answerClass/stationKey', {
  summary: 'The secret with which a room’s base station signs in',
  query: v.object({ roomId: queryId }),
  answer: a.data(v.string()),
})
export const machineAnswer = act('/api/answerClass/machine/answer', {
  summary:
    'A base station hands on a device’s answer; stored before it is acknowledged, the same one twice counts once',
  token: false,
  body: v.object({
    roomId: id,
    stationKey,
    machineCode,
    answer: answerText,
    /** Grows with every press of the device; an older press never replaces a newer one. */
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  answer: questionAnswer,
})
export const machinePair = act('/api/answerClass/machine/pair', {
  summary: 'While a room pairs: a device on which a student keyed in the last digits of the own code',
  token: false,
  body: v.object({ roomId: id, stationKey, machineCode, number: v.pipe(v.string(), v.regex(/^\d{1,8}$/)) }),
  answer: a.data(a.object({ studentId: a.id })),
})
