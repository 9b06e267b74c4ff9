import type { Client } from '@mango/client'
import { getClassReport, heldPageSize, listHeldClasses } from '@mango/contract/live-class'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export const classReport = (client: Client, answerClassId: number) =>
  client.query(getClassReport, { query: { answerClassId } })

/** One page of the classes that were held, of all coursewares or of one. */
export const heldClasses = (client: Client, pageNum: number, coursewareId: number | '') =>
  queryOptions({
    queryKey: [listHeldClasses.path, pageNum, coursewareId],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { pageNum, pageSize: heldPageSize, coursewareId: coursewareId || null }
      return listHeldClasses.paging.read(await client.send(listHeldClasses, { body }, { signal }))
    },
  })
