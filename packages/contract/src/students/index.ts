import * as v from 'valibot'
import * as a from '../answer.ts'
import { readByPost } from '../call.ts'
import { id } from '../fields.ts'

export const student = a.object({
  id: a.id,
  code: a.text,
  name: a.text,
  /** Code of the answer device paired with this student; null where there is none. */
  machineCode: v.nullish(a.text),
})
export type Student = v.InferOutput<typeof student>

const answer = a.data(a.rows(student))

export const getStudentsByClassId = readByPost('/api/report/card/getStudentsByClassId', {
  summary: 'Students of a class, by code',
  body: v.object({ classId: id }),
  answer,
})

export const getStudentsByClassIds = readByPost('/api/report/card/getStudentsByClassIds', {
  summary: 'Students of several classes, by code',
  body: v.object({ classIds: v.pipe(v.array(id), v.maxLength(100)) }),
  answer,
})
