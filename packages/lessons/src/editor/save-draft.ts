import type { Client } from '@mango/client'
import { saveLesson, updateLesson } from '@mango/contract/lessons'
import { spreadChange } from '../lessons.query.ts'
import { fieldsOf, type Draft, type Place } from './draft.ts'

/**
 * Makes the lesson, once under the name of its press, or changes it.
 * @param savedAt when what is changed was last saved; undefined overwrites what was saved since, too
 * @returns its id, where the server tells it
 */
export async function saveDraft(
  client: Client,
  place: Place,
  draft: Draft,
  status: 1 | 2,
  savedAt: string | undefined,
  press: string,
) {
  const fields = fieldsOf(draft, place, status)
  const { lessonId } = place
  const saved =
    lessonId === undefined
      ? (await client.send(saveLesson, { body: fields }, { press })).data?.lessonId
      : await client
          .send(updateLesson, { body: { ...fields, id: lessonId, ...(savedAt && { savedAt }) } })
          .then(() => lessonId)
  void spreadChange(client)
  return saved
}
