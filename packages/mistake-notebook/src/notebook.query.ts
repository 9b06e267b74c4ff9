import { hearOtherTabs, localStore, type Client } from '@mango/client'
import { useClient } from '@mango/client/react'
import {
  addPaperToBasket,
  addQuestionToBasket,
  cleanBasket,
  deleteErrorReason,
  getBasket,
  getBasketSize,
  getErrorReasons,
  getMistakeFilters,
  getMistakes,
  getMistakeStatistics,
  getMistakeSubjects,
  getReviewPlan,
  getReviewQuestions,
  getSemesters,
  makePaper,
  masterQuestion,
  mistakePageSize,
  pushQuestions,
  pushType,
  removePaperFromBasket,
  removeQuestionFromBasket,
  setReviewLimit,
  submitErrorReason,
  submitReview,
  type Mistake,
  type MistakeSubject,
  type ReviewPlan,
} from '@mango/contract/mistake-notebook'
import type { CallAnswer, CallInput, Page } from '@mango/contract'
import { infiniteQueryOptions, keepPreviousData, type InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { filtersOf, type NotebookView } from './view.ts'

/** Whose notebook, and whether whoever looks at it may change it. */
export interface Owner {
  readonly studentId: number
  readonly isOwn: boolean
}
export interface SemesterKey {
  readonly schoolYear: number
  readonly termId: 1 | 2
}
/** A student's mistakes of one subject in one semester. */
export interface Place extends SemesterKey, Owner {
  readonly subjectId: number
}

export const semesters = (client: Client, studentId: number) => client.query(getSemesters, { query: { studentId } })

export const subjects = (client: Client, studentId: number, { schoolYear, termId }: SemesterKey) =>
  client.query(getMistakeSubjects, { query: { studentId, schoolYear, termId } })

/** Pages are asked for as long as something is missing: a page behind the last one never. */
export const mistakes = (client: Client, { studentId, subjectId, schoolYear, termId }: Place, view: NotebookView) => {
  const { source, mastered } = view
  const filters = filtersOf(view)
  const asked = { subjectId, sourceType: source, mastered, studentId, schoolYear, termId, pageSize: mistakePageSize }
  return infiniteQueryOptions({
    queryKey: [getMistakes.path, { ...asked, ...filters }],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<Page<Mistake>> => {
      const query = { ...asked, pageNum: pageParam, ...filters }
      return getMistakes.paging.read(await client.send(getMistakes, { query }, { signal }))
    },
    getNextPageParam: ({ total }, pages) =>
      pages.length < Math.ceil(total / mistakePageSize) ? pages.length + 1 : undefined,
  })
}

/** What the list may be filtered by; another choice leaves the figures of the one before in their place. */
export const filters = (client: Client, { studentId, subjectId, schoolYear, termId }: Place, view: NotebookView) => {
  const { source, mastered } = view
  const query = { subjectId, sourceType: source, mastered, studentId, schoolYear, termId, ...filtersOf(view) }
  return {
    ...client.query(getMistakeFilters, { query }),
    placeholderData: keepPreviousData<CallAnswer<typeof getMistakeFilters>>,
  }
}

export type Mistakes = InfiniteData<Page<Mistake>>

/** Changes every loaded row in the lists that are shown. */
export const patchMistakes = (client: Client, change: (row: Mistake) => Mistake) =>
  client.queries.setQueriesData<Mistakes>(
    { queryKey: [getMistakes.path] },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
  )
export const refreshMistakes = (client: Client) => client.refresh(getMistakes, getMistakeFilters)
export const refreshSubjects = (client: Client) => client.refresh(getMistakeSubjects)

/** Another count beside a subject, without asking. */
export const countSubject = (client: Client, { studentId, subjectId, ...semester }: Place, by: number) =>
  client.queries.setQueryData(
    subjects(client, studentId, semester).queryKey,
    (answer) =>
      answer && {
        ...answer,
        data: answer.data.map((one): MistakeSubject =>
          one.subjectId === subjectId ? { ...one, notMastered: Math.max(0, one.notMastered + by) } : one,
        ),
      },
  )

export const master = (client: Client, body: CallInput<typeof masterQuestion>['body']) =>
  client.send(masterQuestion, { body })

export const suggestions = (client: Client, subjectId: number) =>
  client.query(getErrorReasons, { query: { subjectId } })
type Reason = CallInput<typeof submitErrorReason>['body']
export const noteReason = (client: Client, body: Reason) => client.send(submitErrorReason, { body })
export const dropReason = (client: Client, body: Reason) => client.send(deleteErrorReason, { body })

type BasketKey = Pick<Place, 'studentId' | 'subjectId'>
const basketQuery = ({ studentId, subjectId }: BasketKey) => ({ query: { subjectId, studentId } })
export const basketSize = (client: Client, key: BasketKey) => client.query(getBasketSize, basketQuery(key))
export const basketContent = (client: Client, key: BasketKey) => ({
  ...client.query(getBasket, basketQuery(key)),
  placeholderData: keepPreviousData<CallAnswer<typeof getBasket>>,
})
export const refreshBasket = (client: Client) => client.refresh(getBasketSize, getBasket)

type BasketQuestion = CallInput<typeof addQuestionToBasket>['body']
export const toggleQuestion = (client: Client, body: BasketQuestion, isAdded: boolean) =>
  client.send(isAdded ? addQuestionToBasket : removeQuestionFromBasket, { body })
type BasketPaper = CallInput<typeof addPaperToBasket>['body']
export const togglePaper = (client: Client, body: BasketPaper, isAdded: boolean) =>
  client.send(isAdded ? addPaperToBasket : removePaperFromBasket, { body })
/** @param only takes these out alone */
export const emptyBasket = (client: Client, { studentId, subjectId }: BasketKey, only: readonly number[] | undefined) =>
  client.send(cleanBasket, { query: { studentId, subjectId, ...(only && { questionIds: only.join() }) } })

export interface PaperContent {
  readonly fillMyAnswer: boolean
  readonly fillAnswerAndParse: boolean
}
export const pushPaper = (client: Client, { studentId, subjectId }: BasketKey, content: PaperContent) =>
  client.send(pushQuestions, { query: { ...content, subjectId, type: pushType, studentId } })
export type PaperWish = Omit<CallInput<typeof makePaper>['body'], 'studentId' | 'subjectId'>
export const paper = (client: Client, { studentId, subjectId }: BasketKey, wish: PaperWish, signal: AbortSignal) =>
  client.send(makePaper, { body: { studentId, subjectId, ...wish } }, { signal })

export const plan = (client: Client, studentId: number) => client.query(getReviewPlan, { query: { studentId } })
export const setPlan = (client: Client, studentId: number, data: ReviewPlan) =>
  client.queries.setQueryData(plan(client, studentId).queryKey, { data })
/** What mastering a question changes beside the lists. */
export const refreshProgress = (client: Client) => client.refresh(getReviewPlan, getMistakeStatistics)
/** Everything that is shown of a notebook. */
export const refreshNotebook = (client: Client) =>
  Promise.all([refreshMistakes(client), refreshSubjects(client), refreshBasket(client), refreshProgress(client)])

/** When a notebook was changed last: browsers tell every tab but the one that writes it. */
const changedKey = 'mango:mistakes-changed'
export const tellOtherTabs = () => localStore.set(changedKey, String(Date.now()))
export function useChangesElsewhere() {
  const client = useClient()
  useEffect(() => hearOtherTabs(() => void refreshNotebook(client), changedKey), [client])
}

/** Kept for as long as they are reviewed: one that was answered stays in its place. */
export const reviewQuestions = (client: Client, studentId: number, more: boolean) => ({
  ...client.query(getReviewQuestions, { query: { studentId, ...(more && { more }) } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
export const review = (client: Client, body: CallInput<typeof submitReview>['body']) =>
  client.send(submitReview, { body })
export const chooseLimit = (client: Client, studentId: number, limit: number) =>
  client.send(setReviewLimit, { body: { studentId, limit } })

export const statistics = (client: Client, studentId: number, { schoolYear, termId }: SemesterKey) =>
  client.query(getMistakeStatistics, { query: { studentId, schoolYear, termId } })
