import * as v from 'valibot'
import * as a from '../answer.ts'
import { readByPost } from '../call.ts'
import { textUpTo } from '../fields.ts'

const defaultSize = 300
/** What the largest QR code holds where fifteen per cent of it may be damaged. */
const mostBytes = 2331

export const createQrCode = readByPost('/api/qrCode/create', {
  summary: 'A QR image of some content; `data` is its address',
  body: v.object({
    /** Edge in pixels. Pages that say nothing of it (document 3) get the smaller one. */
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(64), v.maxValue(2000)), defaultSize),
    content: v.pipe(
      textUpTo(1000),
      v.minLength(1),
      v.check((content) => new TextEncoder().encode(content).length <= mostBytes),
    ),
  }),
  answer: a.data(v.string()),
})
