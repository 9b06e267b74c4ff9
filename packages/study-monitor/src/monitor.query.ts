import type { Client } from '@mango/client'
import { monitorPageSize, studentsInNeed, totalList } from '@mango/contract/study-monitor'
import { keepPreviousData } from '@tanstack/react-query'
import type { MonitorView } from './view.ts'

/** Which records a view shows: the documents' two fields, ours only where they are used. */
export const filterOf = ({ date, name, classId, from, to }: MonitorView) => ({
  dateTime: date,
  codeOrName: name,
  ...(classId && { classId }),
  ...(from && { fromDay: from }),
  ...(to && { toDay: to }),
})

export const dailyPage = (client: Client, view: MonitorView) => ({
  ...client.query(totalList, {
    body: { pageNum: view.page, pageSize: monitorPageSize, ...filterOf(view) },
  }),
  // The page before stays in view while the next one loads.
  placeholderData: keepPreviousData,
  select: totalList.paging.read,
})

export const refreshDays = (client: Client) => client.refresh(totalList, studentsInNeed)
