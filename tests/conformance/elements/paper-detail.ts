import { face } from '@mango/paper-records/paper-detail/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, attributes: { 'paper-id': '2' } })
