import { isRefused, type Client } from '@mango/client'
import { getLessonDetail, saveLesson, updateLesson, type LessonFields } from '@mango/contract/lessons'
import { newPress } from '@mango/widget/press'
import { spreadChange } from '../lessons.query.ts'
import { fieldsOf, type Draft, type Place } from './draft.ts'

/** Saves what one opened form holds: makes its lesson, once, or changes it. */
export function lessonSaving(client: Client, place: Place) {
  const press = newPress()
  /** What was sent to make the lesson. While no answer came, nobody knows whether it is there. */
  let first: LessonFields | undefined

  /** What is different by now goes to the lesson that was made, or is made now after all. */
  async function make(fields: LessonFields): Promise<number | undefined> {
    first ??= fields
    const made = await client.send(saveLesson, { body: first }, { press }).catch((error: unknown) => {
      if (isRefused(error)) first = undefined
      throw error
    })
    const id = made.data?.lessonId
    if (id === undefined || JSON.stringify(first) === JSON.stringify(fields)) return id
    const { data: before } = await client.send(getLessonDetail, { query: { lessonId: id } })
    // The form knows no ids of the notes that came with the first: all of its notes are in its fields.
    const removedNotes = before.excellentNotes.flatMap(({ id }) => id ?? [])
    await client.send(updateLesson, { body: { ...fields, id, removedNotes } })
    return id
  }

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
