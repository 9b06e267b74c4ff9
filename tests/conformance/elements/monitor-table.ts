import { face } from '@mango/study-monitor/monitor-table/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face })
