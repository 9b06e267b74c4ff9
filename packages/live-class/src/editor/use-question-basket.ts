import { useClient } from '@mango/client/react'
import { text } from '@mango/contract'
import { coursewareSource } from '@mango/contract/coursewares'
import { useLoadNotice } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { allChoiceQuestions, papers, questionTotal } from '../courseware.query.ts'
import type { CoursewareDraft } from './draft-refusal.ts'

/** The teacher's basket of a subject, where the form takes its questions from one. */
export function useQuestionBasket({ source, subjectId }: CoursewareDraft) {
  const client = useClient()
  const wanted = source === coursewareSource.basket && subjectId !== undefined
  const basket = useQuery({ ...papers(client, coursewareSource.basket, subjectId ?? 0, ''), enabled: wanted })
  const paperId = wanted ? basket.data?.data[0]?.id : undefined
  const total = useQuery({ ...questionTotal(client, paperId ?? 0), enabled: paperId !== undefined })
  useLoadNotice([basket, total], { title: text.errorTitle })
  const choice = useQuery({ ...allChoiceQuestions(client, paperId ?? 0), enabled: paperId !== undefined })
  return {
    paperId,
    isEmpty: wanted && basket.isSuccess && paperId === undefined,
    /** Questions in the basket, and how many of them can be used. */
    total: total.data?.data,
    choice: choice.data?.total,
    busy: basket.isFetching || total.isFetching || choice.isFetching,
    /** Takes what is in the basket now. */
    sync: async () => {
      await basket.refetch()
      if (paperId !== undefined)
        await client.queries.invalidateQueries({
          predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(`"paperId":${paperId}`),
        })
    },
  }
}
export type Basket = ReturnType<typeof useQuestionBasket>
