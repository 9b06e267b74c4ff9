import * as v from 'valibot'
import { id } from '../fields.ts'

// The documents have the poll of the photos alone. Pushes of them, at the socket of the live class, are an addition.

/** Where a client hears that the photos of a paper have changed; which they are it asks by `getAnswerPages`. */
export const photoChannel = '/user/queue/answerPages'
/** Where a client says whose photos it follows: an answered paper that it may read. */
export const photoRegisterDestination = '/app/answerPages'
export const photoRegistration = v.object({ id })
