import { face } from '@mango/shell/headmaster-cockpit/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, attributes: { header: '' } })
