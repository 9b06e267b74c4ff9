import { face } from '@mango/live-class/courseware-list/face'
import { defineConformance } from '../definition.ts'

// A few coursewares: the suite counts what fifty elements weigh that were just removed, and a whole page of cards is much.
export const definition = defineConformance({ face, attributes: { 'subject-id': '2', 'grade-id': '9' } })
