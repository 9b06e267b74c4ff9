import * as v from 'valibot'
import { actByGet } from '../call.ts'
import { textUpTo } from '../fields.ts'

/** The documents mention a tracking GET and leave its shape and address open: decided here. */
export const track = actByGet('/api/log/track', {
  summary: 'Usage tracking; sent and forgotten, errors are ignored',
  query: v.object({
    /** What happened, such as `resource-library-open`. */
    event: textUpTo(64),
    /** Path of the page without its query, so that no token or name travels along. */
    page: textUpTo(200),
  }),
})
