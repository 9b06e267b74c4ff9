import { localStore, type KeyValue } from '@mango/client'

/** An answer on its way to the server. */
export interface WaitingAnswer {
  readonly questionId: number
  readonly attempt: number
  readonly answer: string
  readonly revision: number
}

/** What a phone keeps of a class, so that a refresh or a dead battery loses nothing. */
export interface SeatMemory {
  readonly seatToken: string
  readonly answerClassId: number
  readonly studentId: number
  readonly name: string
  /** Answers the server has not confirmed; of each question and attempt the last one only. */
  readonly outbox: readonly WaitingAnswer[]
}

const keyOf = (joinToken: string) => `mango:pad:${joinToken}`

/** A phone's seat and outbox, in local storage by the class's join token. */
export const seatMemory = (store: KeyValue = localStore) => ({
  read(joinToken: string): SeatMemory | undefined {
    try {
      const value: unknown = JSON.parse(store.get(keyOf(joinToken)) ?? 'null')
      return isSeat(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  write: (joinToken: string, memory: SeatMemory) => store.set(keyOf(joinToken), JSON.stringify(memory)),
  forget: (joinToken: string) => store.remove(keyOf(joinToken)),
})

const isSeat = (value: unknown): value is SeatMemory =>
  typeof value === 'object' &&
  value !== null &&
  'seatToken' in value &&
  typeof value.seatToken === 'string' &&
  'answerClassId' in value &&
  typeof value.answerClassId === 'number' &&
  'studentId' in value &&
  'name' in value &&
  'outbox' in value &&
  Array.isArray(value.outbox)
