import type { Client } from '@mango/client'
import { coursewareSource, questionPageSize } from '@mango/contract/coursewares'
import type { Question } from '@mango/contract/questions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allChoiceQuestions, choiceQuestions, questionsByIds } from '../courseware.query.ts'
import type { EditorDraft } from './draft.ts'

/** Where a form's questions come from: a paper as it is now, or the questions a courseware was saved with. */
export type QuestionsFrom = { readonly paperId: number } | { readonly ids: readonly number[] }

/** A saved courseware of the basket keeps its questions until the basket is synced: it has filled and emptied since. */
export function questionsFrom(draft: EditorDraft, basketId: number | undefined): QuestionsFrom | undefined {
  if (draft.source === coursewareSource.basket && draft.order.length > 0) return { ids: draft.order }
  const paperId = draft.source === coursewareSource.basket ? basketId : draft.paperId
  return paperId ? { paperId } : undefined
}

export async function collect(client: Client, from: QuestionsFrom | undefined): Promise<Question[]> {
  if (!from) return []
  if ('paperId' in from) return (await client.queries.fetchQuery(allChoiceQuestions(client, from.paperId))).data
  return (await client.queries.fetchQuery(questionsByIds(client, from.ids))).data
}

/** One page of them, and how many there are; the page before stays in view while the next one loads. */
export const pageOf = (client: Client, from: QuestionsFrom, page: number) =>
  queryOptions({
    queryKey: ['courseware-questions', from, page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      if ('paperId' in from) return client.queries.fetchQuery(choiceQuestions(client, from.paperId, page))
      const ids = from.ids.slice((page - 1) * questionPageSize, page * questionPageSize)
      return { ...(await client.queries.fetchQuery(questionsByIds(client, ids))), total: from.ids.length }
    },
  })
