import type { Client } from '@mango/client'
import {
  createPhotoToken,
  finishCorrection,
  getAnswerPages,
  getCorrection,
  getPhotoTask,
  pagePollMilliseconds,
  photoPage,
  photoTokenSeconds,
  removeAnswerPage,
  saveCheck,
} from '@mango/contract/correction'
import type { Check, PaperType } from '@mango/contract/paper-records'
import { createQrCode } from '@mango/contract/qr-code'
import { phonePage } from '@mango/widget/leave'
import type { Part } from './marks.store.ts'

/** Which paper is corrected, as the address of the page says it. */
export interface PaperQuery {
  readonly id: number
  readonly type: PaperType
  readonly quickExamPaperId: number | undefined
}

export const correction = (client: Client, { id, quickExamPaperId }: PaperQuery) => ({
  ...client.query(getCorrection, { query: { id, showAnswer: true, quickExamPaperId } }),
  // Another tab may have marked on.
  refetchOnWindowFocus: true,
})
const corrections = { queryKey: [getCorrection.path] }
export const refreshCorrection = (client: Client) => client.refresh(getCorrection)
/** Asks for the paper again. @throws where it does not come */
export const askCorrection = (client: Client) => client.queries.refetchQueries(corrections, { throwOnError: true })
/** Shows a paper as corrected without asking: the server may not be there any more to say so. */
export const showFinished = (client: Client, paper: PaperQuery, checks: ReadonlyMap<number, Check>) =>
  client.queries.setQueryData(
    correction(client, paper).queryKey,
    (answer) =>
      answer && {
        ...answer,
        data: {
          ...answer.data,
          corrected: true,
          answerList: answer.data.answerList.map((question) => ({
            ...question,
            subAnswers: question.subAnswers.map((part) => ({ ...part, check: checks.get(part.id) ?? part.check })),
          })),
        },
      },
  )
/** Drops an answer that is on its way. @returns whether there was one */
export function dropCorrection(client: Client): boolean {
  const isComing = client.queries.isFetching(corrections) > 0
  if (isComing) void client.queries.cancelQueries(corrections)
  return isComing
}

/** The photos; asked for again and again while some may still come. */
export const pages = (client: Client, id: number, awaited: boolean) => ({
  ...client.query(getAnswerPages, { query: { id } }),
  refetchInterval: awaited ? pagePollMilliseconds : (false as const),
})
export const refreshPages = (client: Client) => client.refresh(getAnswerPages)

export const saveMark = (
  client: Client,
  id: number,
  { id: scoreId, questionId }: Part,
  check: Check,
  isOver: boolean,
) => client.send(saveCheck, { body: { id, questionId, scoreId, check, isOver } })
export const finish = (client: Client, { id, quickExamPaperId }: PaperQuery) =>
  client.send(finishCorrection, { query: { id, quickExamPaperId } })
export const takeAway = (client: Client, id: number, pageId: number) =>
  client.send(removeAnswerPage, { body: { id, pageId } })
export const task = (client: Client, id: number) => ({ ...client.query(getPhotoTask, { query: { id } }), retry: false })

/** A new code some time before the one that is shown ends. */
const renewMilliseconds = (photoTokenSeconds - 300) * 1000

/**
 * A QR code that opens the phone page for this paper. Its token is good for these photos alone; a server that makes no such
 * tokens gets the one of the session, as the documents have it.
 */
export const phoneCode = (client: Client, paper: PaperQuery, emend: boolean) => ({
  queryKey: ['phone-code', paper, emend],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { id, type, quickExamPaperId } = paper
    const token = await client.send(createPhotoToken, { body: { id } }, { signal }).then(
      ({ data }) => data.token,
      () => client.token() ?? '',
    )
    const query = { id, type, quickExamPaperId, isAmended: emend ? 1 : undefined, userToken: token }
    const content = phonePage(client.context, photoPage, query)
    return { content, image: (await client.send(createQrCode, { body: { content } }, { signal })).data }
  },
  retry: false,
  staleTime: renewMilliseconds,
  gcTime: 0,
  refetchInterval: renewMilliseconds,
})
