import * as v from 'valibot'
import { exact } from '../answer.ts'
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
} as const

/** Every push but the tick is numbered within its class, so that a missing one is noticed. */
const numbered = { seq: v.pipe(v.number(), v.integer()), answerClassId: id, attempt: v.number() }

export const push = v.variant('type', [
  /** The server lives; every 15 s, with the number of the last push so that a silent loss is noticed too. */
  exact({ type: v.literal(pushType.tick), ...numbered }),
  exact({ type: v.literal(pushType.question), ...numbered, data: questionState }),
  exact({ type: v.literal(pushType.answer), ...numbered, data: liveAnswer }),
  exact({ type: v.literal(pushType.pair), ...numbered, data: pair }),
  exact({
    type: v.literal(pushType.presence),
    ...numbered,
    data: exact({ studentId: id, connected: v.boolean() }),
  }),
  exact({ type: v.literal(pushType.keepGoing), ...numbered }),
  exact({ type: v.literal(pushType.classClosed), ...numbered }),
  exact({ type: v.literal(pushType.pairingClosed), ...numbered }),
  /** An answer or a pairing came from a device that belongs to no student of the class. */
  exact({ type: v.literal(pushType.unmatched), ...numbered, data: exact({ machineCode: v.string() }) }),
  /** A second phone asks for a student's seat, or the asking is over. */
  exact({ type: v.literal(pushType.seat), ...numbered, data: exact({ ...seatRequest.entries, waiting: v.boolean() }) }),
  exact({ type: v.literal(pushType.ballot), ...numbered, data: ballot }),
  /** All words of the round on the board that are taken down. */
  exact({ type: v.literal(pushType.words), ...numbered, data: exact({ hidden: v.array(v.string()) }) }),
  /** The room was locked or opened. */
  exact({ type: v.literal(pushType.lock), ...numbered, data: exact({ locked: v.boolean() }) }),
  /** The teacher's phone has picked somebody. */
  exact({ type: v.literal(pushType.pick), ...numbered, data: exact({ studentId: id }) }),
  /** The questions to come are anonymous, or no longer. */
  exact({ type: v.literal(pushType.anonymity), ...numbered, data: exact({ anonymousNext: v.boolean() }) }),
])
export type Push = v.InferOutput<typeof push>
export type PushOf<Type extends Push['type']> = Extract<Push, { type: Type }>

/** Seconds between ticks, and without one before a connection counts as dead. */
export const tickSeconds = 15
export const silentSeconds = 45
