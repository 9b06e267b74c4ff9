import * as a from '../answer.ts'
import { act, read } from '../call.ts'
import { knownUser } from './entities.ts'

// What every element's client may ask; apart from what only a login does, which would come along with it.

/** Not in the documents, where a logout only clears the browser: the server should forget the token too. */
export const logout = act('/api/user/logout', { summary: 'Revoke the token of this session' })

/** Not in the documents: for somebody who has left a session open on a machine of others. */
export const logoutEverywhere = act('/api/user/logoutEverywhere', {
  summary: 'Revoke every token of this person, on every device',
})

/** Not in the documents, whose browser remembers who logged in: a page that was only given a token asks here whose it is. */
export const current = read('/api/user/current', {
  summary: 'Who the token is',
  answer: a.data(knownUser),
})
