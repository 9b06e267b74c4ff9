import type { Client } from '@mango/client'
import { getClassReport, heldPageSize, listHeldClasses, type HeldClass } from '@mango/contract/live-class'
import type { Page } from '@mango/widget/list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export const classReport = (client: Client, answerClassId: number) =>
  client.query(getClassReport, { query: { answerClassId } })

/** One page of the classes that were held, of all coursewares or of one. */
export const heldClasses = (client: Client, pageNum: number, coursewareId: number | '') =>
  queryOptions({
    queryKey: [listHeldClasses.path, pageNum, coursewareId],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Page<HeldClass>> => {
      const body = { pageNum, pageSize: heldPageSize, coursewareId: coursewareId || null }
      const { data: entries, total } = await client.send(listHeldClasses, { body }, { signal })
      return { entries, total }
    },
  })
