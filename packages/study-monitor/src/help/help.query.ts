import type { Client } from '@mango/client'
import { studentsInNeed } from '@mango/contract/study-monitor'
import { keepPreviousData } from '@tanstack/react-query'
import type { MonitorView } from '../view.ts'

export const helpPage = (
  client: Client,
  { classId }: Pick<MonitorView, 'classId'>,
  pageNum: number,
  pageSize: number,
) => ({
  ...client.query(studentsInNeed, { body: { pageNum, pageSize, ...(classId && { classId }) } }),
  placeholderData: keepPreviousData,
  select: studentsInNeed.paging.read,
})
