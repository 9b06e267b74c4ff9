import * as v from 'valibot'
import * as a from '../answer.ts'
import { id } from '../fields.ts'
import { ballot, liveAnswer, pair, questionState, seatRequest } from './entities.ts'

/** SockJS endpoint; `/websocket` behind it is the raw path, without framing. */
export const liveEndpoint = '/api/answerClassWs/endpointWisely'
export const rawLiveEndpoint = `${liveEndpoint}/websocket`
/** The user message channel and the register push; the documents leave their names open. */
export const liveChannel = '/user/queue/answerClass'
export const registerDestination = '/app/register'
/** STOMP's `host` header. */
export const stompHost = 'mango'

/** What a client registers for: the pushes of one class. */
export const registration = v.object({ answerClassId: id })

/** `type` of a push. The documents give 2 and 5; the others are decided here. */
export const pushType = {
  tick: 0,
  question: 1,
  answer: 2,
  pair: 3,
  presence: 4,
  keepGoing: 5,
  classClosed: 6,
  pairingClosed: 7,
  unmatched: 8,
  seat: 9,
  ballot: 10,
  words: 11,
  lock: 12,
  pick: 13,
  anonymity: 14,
  goesOn: 15,
} as const

/** Every push but the tick is numbered within its class, so that a missing one is noticed. */
const numbered = { seq: a.numberOf(v.pipe(v.number(), v.integer())), answerClassId: a.id, attempt: a.number }

export const push = v.variant('type', [
  /** The server lives; every 15 s, with the number of the last push so that a silent loss is noticed too. */
  a.exact({ type: v.literal(pushType.tick), ...numbered }),
  a.exact({ type: v.literal(pushType.question), ...numbered, data: questionState }),
  a.exact({ type: v.literal(pushType.answer), ...numbered, data: liveAnswer }),
  a.exact({ type: v.literal(pushType.pair), ...numbered, data: pair }),
  a.exact({
    type: v.literal(pushType.presence),
    ...numbered,
    data: a.exact({ studentId: a.id, connected: a.flag }),
  }),
  a.exact({ type: v.literal(pushType.keepGoing), ...numbered }),
  /** One window has said that the class goes on: the others need not be asked. */
  a.exact({ type: v.literal(pushType.goesOn), ...numbered }),
  a.exact({ type: v.literal(pushType.classClosed), ...numbered }),
  a.exact({ type: v.literal(pushType.pairingClosed), ...numbered }),
  /** An answer or a pairing came from a device that belongs to no student of the class. */
  a.exact({ type: v.literal(pushType.unmatched), ...numbered, data: a.exact({ machineCode: v.string() }) }),
  /** A second phone asks for a student's seat, or the asking is over. */
  a.exact({ type: v.literal(pushType.seat), ...numbered, data: a.exact({ ...seatRequest.entries, waiting: a.flag }) }),
  a.exact({ type: v.literal(pushType.ballot), ...numbered, data: ballot }),
  /** All words of the round on the board that are taken down. */
  a.exact({ type: v.literal(pushType.words), ...numbered, data: a.exact({ hidden: a.rows(v.string()) }) }),
  /** The room was locked or opened. */
  a.exact({ type: v.literal(pushType.lock), ...numbered, data: a.exact({ locked: a.flag }) }),
  /** Somebody was picked, in a window or by the teacher's phone. */
  a.exact({ type: v.literal(pushType.pick), ...numbered, data: a.exact({ studentId: a.id }) }),
  /** The questions to come are anonymous, or no longer. */
  a.exact({ type: v.literal(pushType.anonymity), ...numbered, data: a.exact({ anonymousNext: a.flag }) }),
])
export type Push = v.InferOutput<typeof push>

/** Seconds between ticks, and without one before a connection counts as dead. */
export const tickSeconds = 15
export const silentSeconds = 45
