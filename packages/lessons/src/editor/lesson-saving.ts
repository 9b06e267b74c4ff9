import type { Client } from '@mango/client'
import { getLessonDetail, saveLesson, updateLesson, type LessonFields } from '@mango/contract/lessons'
import { makeOnce } from '@mango/widget/press'
import { spreadChange } from '../lessons.query.ts'
import { fieldsOf, type Draft, type Place } from './draft.ts'

/** Saves what one opened form holds: makes its lesson, once, or changes it. */
export function lessonSaving(client: Client, place: Place) {
  const make = makeOnce({
    make: async (fields: LessonFields, press) =>
      (await client.send(saveLesson, { body: fields }, { press })).data?.lessonId,
    async change(id, fields) {
      // A server that tells no id gets it as another lesson: rather twice than lost.
      if (id === undefined) return client.send(saveLesson, { body: fields })
      const { data: made } = await client.send(getLessonDetail, { query: { lessonId: id } })
      // The form knows no ids of the notes that were sent before: all of its notes are in its fields.
      const removedNotes = made.excellentNotes.flatMap(({ id }) => id ?? [])
      return client.send(updateLesson, { body: { ...fields, id, removedNotes } })
    },
  })

  /**
   * @param savedAt when what is changed was last saved; undefined overwrites what was saved since, too
   * @returns the lesson's id, where the server tells it
   */
  return async (draft: Draft, status: 1 | 2, savedAt: string | undefined): Promise<number | undefined> => {
    const fields = fieldsOf(draft, place, status)
    const { lessonId: id } = place
    const saved =
      id === undefined
        ? await make(fields)
        : await client.send(updateLesson, { body: { ...fields, id, ...(savedAt && { savedAt }) } }).then(() => id)
    void spreadChange(client)
    return saved
  }
}
