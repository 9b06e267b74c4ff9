import type { Client } from '@mango/client'
import { getLessonDetail, saveLesson, updateLesson, type LessonFields } from '@mango/contract/lessons'
import { makeOnce, type Memory } from '@mango/widget/press'
import { spreadChange } from '../lessons.query.ts'
import { fieldsOf, type Draft, type Place } from './draft.ts'

const make = (client: Client, memory: Memory<LessonFields>, all: LessonFields) =>
  makeOnce(memory, all, {
    make: async (fields, press) => (await client.send(saveLesson, { body: fields }, { press })).data?.lessonId,
    find: async (id) => id !== undefined && client.send(getLessonDetail, { query: { lessonId: id } }),
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
 * Saves what a form holds: makes its lesson, once, or changes it.
 * @param memory what was sent of a new lesson
 * @param savedAt when what is changed was last saved; undefined overwrites what was saved since, too
 * @returns the lesson's id, where the server tells it
 */
export async function saveDraft(
  client: Client,
  place: Place,
  memory: Memory<LessonFields>,
  draft: Draft,
  status: 1 | 2,
  savedAt: string | undefined,
): Promise<number | undefined> {
  const fields = fieldsOf(draft, place, status)
  const { lessonId: id } = place
  try {
    if (id === undefined) return await make(client, memory, fields)
    await client.send(updateLesson, { body: { ...fields, id, ...(savedAt && { savedAt }) } })
    return id
  } finally {
    // Also where no answer came: then the list tells whether it was saved.
    void spreadChange(client)
  }
}
