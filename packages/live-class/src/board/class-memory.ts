import { localStore, type Client, type KeyValue } from '@mango/client'
import { stored } from '@mango/widget/stored'
import * as v from 'valibot'

/** What a reload needs to come back to the same place. */
const memory = v.object({
  courseId: v.number(),
  classId: v.string(),
  answerClassId: v.number(),
  /** Place of the current question. */
  index: v.number(),
})

/** The current question's index, kept in local storage by person and room. */
export const classMemory = ({ session }: Pick<Client, 'session'>, roomId: number, store: KeyValue = localStore) =>
  stored(`mango:live-class:${session.person()}:${roomId}`, memory, undefined, store)
