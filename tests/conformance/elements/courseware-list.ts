import { face } from '@mango/live-class/courseware-list/face'
import { defineConformance } from '../definition.ts'

// A few coursewares: the suite counts what fifty elements weigh that were just removed, and a whole page of cards is much.
export const definition = defineConformance({ face, attributes: { view: 'subjectId=2&gradeId=9' } })
