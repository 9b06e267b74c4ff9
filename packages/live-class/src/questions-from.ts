import type { Client } from '@mango/client'
import { coursewareSource, questionPageSize } from '@mango/contract/coursewares'
import type { Question } from '@mango/contract/questions'
import type { Page } from '@mango/widget/list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allChoiceQuestions, choiceQuestions, questionsByIds } from './courseware.query.ts'
import { inOrder, type EditorDraft } from './editor/draft.ts'

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

/**
 * One page of them, and how many there are; the page before stays in view while the next one loads. In a draft that has an
 * order of its own they come as they will in class, what is left out last.
 */
export const questionPage = (client: Client, from: QuestionsFrom, page: number, draft?: EditorDraft) =>
  queryOptions({
    queryKey: ['courseware-questions', from, page, draft?.order],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Page<Question>> => {
      if ('paperId' in from && draft && draft.order.length > 0) {
        const all = inOrder(await collect(client, from), draft.order)
        return { entries: all.slice((page - 1) * questionPageSize, page * questionPageSize), total: all.length }
      }
      if ('paperId' in from) {
        const answer = await client.queries.fetchQuery(choiceQuestions(client, from.paperId, page))
        return { entries: answer.data, total: answer.total }
      }
      const ids = from.ids.slice((page - 1) * questionPageSize, page * questionPageSize)
      const { data: entries } = await client.queries.fetchQuery(questionsByIds(client, ids))
      return { entries, total: from.ids.length }
    },
  })
