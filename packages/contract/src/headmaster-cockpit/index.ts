import * as v from 'valibot'
import { readByPost } from '../call.ts'

export const getHeadmasterCockpit = readByPost('/api/oauth2/headmasterCockpit', {
  summary: 'Address of the page that the headmaster cockpit frames',
  answer: v.object({ data: v.string() }),
})
