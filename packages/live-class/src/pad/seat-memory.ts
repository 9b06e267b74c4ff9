import { localStore, type KeyValue } from '@mango/client'
import { stored } from '@mango/widget/stored'
import * as v from 'valibot'

/** An answer on its way to the server. */
const waitingAnswer = v.object({
  questionId: v.number(),
  attempt: v.number(),
  answer: v.string(),
  revision: v.number(),
})
export type WaitingAnswer = v.InferOutput<typeof waitingAnswer>

/** What a phone keeps of a class, so that a refresh or a dead battery loses nothing. */
const memory = v.object({
  seatToken: v.string(),
  answerClassId: v.number(),
  studentId: v.number(),
  name: v.string(),
  /** The seat is another phone's until the teacher lets this one in. */
  waiting: v.optional(v.boolean(), false),
  /** Answers the server has not confirmed; of each question and attempt the last one only. */
  outbox: v.pipe(v.array(waitingAnswer), v.readonly()),
})
export type SeatMemory = v.InferOutput<typeof memory>

/** Where it is kept; the tabs of a phone share it. */
export const seatKey = (joinToken: string): string => `mango:pad:${joinToken}`

/** A phone's seat and outbox, in local storage by the class's join token. */
export const seatMemory = (joinToken: string, store: KeyValue = localStore) =>
  stored(seatKey(joinToken), memory, undefined, store)
