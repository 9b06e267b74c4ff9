import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read } from '../call.ts'
import { id, queryId, revision, textUpTo } from '../fields.ts'
import { answerText } from '../questions/index.ts'
import { questionState } from './entities.ts'

// The documents say that answers come from devices, and leave the base station's calls open: decided here.
const stationKey = textUpTo(64)
const machineCode = v.pipe(textUpTo(32), v.minLength(1))
export const getStationKey = read('/api/answerClass/stationKey', {
  summary: 'The secret with which a room’s base station signs in; for whoever holds the class in it',
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
    revision,
  }),
  answer: a.data(questionState),
})
export const machinePair = act('/api/answerClass/machine/pair', {
  summary: 'While a room pairs: a device on which a student keyed in the last digits of the own code',
  token: false,
  body: v.object({ roomId: id, stationKey, machineCode, number: v.pipe(v.string(), v.regex(/^\d{1,8}$/)) }),
  answer: a.data(a.object({ studentId: a.id })),
})
