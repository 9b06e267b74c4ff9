import type { Client } from '@mango/client'
import type { Page } from '@mango/contract'
import { coursewareSource, questionPageSize } from '@mango/contract/coursewares'
import { listChoiceQuestion, type Question } from '@mango/contract/questions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allChoiceQuestions, choiceQuestions, questionsByIds } from './courseware.query.ts'
import { inOrder, type EditorDraft } from './editor/draft.ts'

/** Where a form's questions come from: a paper as it is now, or the questions a courseware was saved with; and written ones. */
export type QuestionsFrom =
  | { readonly paperId: number; readonly written: readonly number[] }
  | { readonly ids: readonly number[] }

/** A saved courseware of the basket keeps its questions until the basket is synced: it has filled and emptied since. */
export function questionsFrom(draft: EditorDraft, basketId: number | undefined): QuestionsFrom | undefined {
  const { source, order, written } = draft
  if (source === coursewareSource.basket && order.length > 0) return { ids: [...new Set([...order, ...written])] }
  const paperId = source === coursewareSource.basket ? basketId : draft.paperId
  if (paperId) return { paperId, written }
  return written.length > 0 ? { ids: written } : undefined
}

/** All of them; what was written comes behind the paper. */
export async function collect(client: Client, from: QuestionsFrom | undefined): Promise<Question[]> {
  if (!from) return []
  if ('ids' in from) return (await client.queries.fetchQuery(questionsByIds(client, from.ids))).data
  const { data: paper } = await client.queries.fetchQuery(allChoiceQuestions(client, from.paperId))
  if (from.written.length === 0) return paper
  const { data: written } = await client.queries.fetchQuery(questionsByIds(client, from.written))
  const last = Math.max(0, ...paper.map(({ showOrder }) => showOrder))
  return [...paper, ...written.map((question) => ({ ...question, showOrder: last + question.showOrder }))]
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
      const onPage = <Item>(items: readonly Item[]) =>
        items.slice((page - 1) * questionPageSize, page * questionPageSize)
      if ('ids' in from) {
        const { data: rows } = await client.queries.fetchQuery(questionsByIds(client, onPage(from.ids)))
        return { rows, total: from.ids.length }
      }
      if (from.written.length > 0 || (draft && draft.order.length > 0)) {
        const all = inOrder(await collect(client, from), draft?.order ?? [])
        return { rows: onPage(all), total: all.length }
      }
      return listChoiceQuestion.paging.read(
        await client.queries.fetchQuery(choiceQuestions(client, from.paperId, page)),
      )
    },
  })
