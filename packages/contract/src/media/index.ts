import * as v from 'valibot'
import * as a from '../answer.ts'
import { readByPost } from '../call.ts'
import { textUpTo } from '../fields.ts'

export * from './kinds.ts'
export * from './player-size.ts'
export * from './texts.ts'

/** How far a file is on its way to what browsers show: ready is also what is shown as it came. */
export const shownState = { ready: 0, waiting: 1, refused: 2 } as const

const address = v.pipe(textUpTo(4096), v.minLength(1))

/**
 * Added: the documents hand Office files to a viewer of another company, and leave open how a video is converted. It may
 * be asked again and again, and puts the file in the queue where it is not there yet.
 */
export const getShownFile = readByPost('/api/conn/coz/getShownFile', {
  summary: 'What of a file a browser can show: of a video one that all of them play, of an Office document a PDF',
  body: v.object({
    /** Its address as an answer gave it: whoever holds that may read the file, and what is made of it. */
    url: address,
    fileName: textUpTo(255),
  }),
  answer: a.data(
    a.object({
      /** One of `shownState`. */
      state: a.numberOr(shownState.ready),
      /** What to show; empty while it is waited for. Of what is refused the file as it came. */
      url: a.text,
      /** Address of a still of a video; empty where there is none. */
      stillUrl: a.text,
      /** Why it is not converted, for the reader; empty where there is nothing to say. */
      note: a.text,
    }),
  ),
})
