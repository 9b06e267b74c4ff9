import * as v from 'valibot'
import * as a from '../answer.ts'
import { textUpTo } from '../fields.ts'

/** What the QR code carries and the board shows: six signs, see `joinCodeSigns`. */
export const joinToken = textUpTo(128)

/** A student’s place in a class on one phone. */
export const seat = a.object({
  seatToken: v.string(),
  /** The teacher is asked: the seat is another phone's, or the student was removed. */
  waiting: a.flag,
  answerClassId: a.id,
  student: a.object({ id: a.id, name: a.text, code: a.text }),
})
export type Seat = v.InferOutput<typeof seat>
