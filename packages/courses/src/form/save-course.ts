import type { Client } from '@mango/client'
import { getCourseFields, saveCourse, updateCourse, type CourseFields } from '@mango/contract/courses'
import { makeOnce, type Memory } from '@mango/widget/press'

/** @returns its id, where the server tells it */
export const makeCourse = (client: Client, all: CourseFields, memory: Memory<CourseFields>) =>
  makeOnce(memory, all, {
    make: async (body, press) => (await client.send(saveCourse, { body }, { press })).data?.courseId,
    find: async (id) => id !== undefined && client.send(getCourseFields, { query: { courseId: id } }),
    // A server that tells no id gets it as another course: rather twice than lost.
    change: (id, body) =>
      id === undefined ? client.send(saveCourse, { body }) : client.send(updateCourse, { body: { ...body, id } }),
  })
export const changeCourse = (client: Client, body: CourseFields, id: number) =>
  client.send(updateCourse, { body: { ...body, id } }).then(() => id)
