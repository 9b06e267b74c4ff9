import { localStore, type Client, type KeyValue } from '@mango/client'

/** What a reload needs to come back to the same place. */
export interface ClassMemory {
  readonly courseId: number
  readonly classId: string
  readonly answerClassId: number
  /** Place of the current question. */
  readonly index: number
}

/** The current question's index, kept in local storage by person and room. */
export function classMemory({ session }: Pick<Client, 'session'>, store: KeyValue = localStore) {
  const person = session.person()
  const keyOf = (roomId: number) => `mango:live-class:${person}:${roomId}`
  return {
    read(roomId: number): ClassMemory | undefined {
      try {
        const value: unknown = JSON.parse(store.get(keyOf(roomId)) ?? 'null')
        return isMemory(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write: (roomId: number, memory: ClassMemory) => store.set(keyOf(roomId), JSON.stringify(memory)),
    forget: (roomId: number) => store.remove(keyOf(roomId)),
  }
}

const isMemory = (value: unknown): value is ClassMemory =>
  typeof value === 'object' &&
  value !== null &&
  'courseId' in value &&
  typeof value.courseId === 'number' &&
  'classId' in value &&
  typeof value.classId === 'string' &&
  'answerClassId' in value &&
  typeof value.answerClassId === 'number' &&
  'index' in value &&
  typeof value.index === 'number'
