import type { Client } from '@mango/client'
import { trend } from '@mango/contract/study-monitor'
import { filterOf } from '../monitor.query.ts'
import type { MonitorView } from '../view.ts'

export const trendOf = (client: Client, view: MonitorView) => client.query(trend, { body: filterOf(view) })
