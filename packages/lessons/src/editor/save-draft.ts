import type { Client } from '@mango/client'
import { saveLesson, updateLesson } from '@mango/contract/lessons'
import { spreadChange } from '../lessons.query.ts'
import { fieldsOf, type Draft, type Place } from './draft.ts'

/** Makes the lesson or changes it. @returns its id, where the server tells it */
export async function saveDraft(client: Client, place: Place, draft: Draft, status: 1 | 2) {
  const fields = fieldsOf(draft, place, status)
  const { lessonId } = place
  const saved =
    lessonId === undefined
      ? (await client.send(saveLesson, { body: fields })).data?.lessonId
      : await client.send(updateLesson, { body: { ...fields, id: lessonId } }).then(() => lessonId)
  void spreadChange(client)
  return saved
}
