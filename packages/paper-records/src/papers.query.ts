import type { Client } from '@mango/client'
import {
  getComposedPaperId,
  getCorrectionSubjects,
  getCurrentGrade,
  getPractises,
  getWorkbooks,
} from '@mango/contract/correction'
import {
  getOngoingSubjects,
  getPaperDetail,
  getPaperRecords,
  getPaperRecordYears,
  paperPageSize,
  paperSource,
  type PaperType,
} from '@mango/contract/paper-records'
import { keepPreviousData } from '@tanstack/react-query'
import type { PaperView } from './view.ts'

export const records = (client: Client, type: PaperType, { page, query, subjectId, year, month }: PaperView) => ({
  ...client.query(getPaperRecords, {
    body: {
      pageNum: page,
      pageSize: paperPageSize,
      query,
      source: paperSource[type],
      ...(subjectId !== '' && { subjectId }),
      ...(year !== '' && { year }),
      ...(year !== '' && month !== 0 && { month }),
    },
  }),
  // The page before stays in view while the next one loads.
  placeholderData: keepPreviousData,
  select: getPaperRecords.paging.read,
})
export const subjects = (client: Client) => ({ ...client.query(getOngoingSubjects, {}), staleTime: 300_000 })
export const years = (client: Client, type: PaperType, subjectId: number | '') =>
  client.query(getPaperRecordYears, {
    query: { source: paperSource[type], ...(subjectId !== '' && { subjectId }) },
  })

export const refreshPapers = (client: Client) => client.refresh(getPaperRecords, getPaperRecordYears)

export const detail = (client: Client, id: number) => client.query(getPaperDetail, { query: { id } })

// What the dialog offers changes with the school year, not while somebody chooses.
const steady = { staleTime: 60_000 } as const
export const grade = (client: Client) => ({ ...client.query(getCurrentGrade, {}), ...steady })
export const choosableSubjects = (client: Client) => ({ ...client.query(getCorrectionSubjects, {}), ...steady })
export const workbooks = (client: Client, type: PaperType, subjectId: number) => ({
  ...client.query(getWorkbooks, { query: { subjectId, source: paperSource[type] } }),
  ...steady,
})
export const practises = (client: Client, subjectId: number, parentId: number, query: string) =>
  client.query(getPractises, { query: { subjectId, parentId, query } })

/** Chooses a paper; what it is called from then on is the answered paper's id. */
export const choosePaper = async (client: Client, paperId: number, type: number): Promise<number> =>
  (await client.send(getComposedPaperId, { query: { paperId, type } })).data
