import * as v from 'valibot'
import * as a from '../answer.ts'
import { readByPost } from '../call.ts'

export const getHeadmasterCockpit = readByPost('/api/oauth2/headmasterCockpit', {
  summary: 'Address of the page that the headmaster cockpit frames',
  answer: a.data(v.string()),
})
