import type { Client } from '@mango/client'
import {
  broadcastAudiences,
  countRecipients,
  detailList,
  dialogPageSize,
  feedbackList,
  msgHistory,
  send2All,
  sendDingMsg,
  sendMsg,
} from '@mango/contract/study-monitor'
import { keepPreviousData } from '@tanstack/react-query'

// What is asked behind the table: of what was said, and of messages. The first view does without.

// The page before stays in view while the next one loads.
const paged = { placeholderData: keepPreviousData } as const

/** Whose utterances: those of one assistant on one day, or everybody's. */
export interface LogScope {
  readonly deviceId: string | null
  readonly dateTime: string | null
}
export const wholeSchool: LogScope = { deviceId: null, dateTime: null }

/** Fresh for a moment: the page that a search for the next miss has loaded is not loaded again to be shown. */
export const logAnswer = (client: Client, scope: LogScope, intentType: 0 | 1 | null, pageNum: number) => ({
  ...client.query(detailList, { body: { pageNum, pageSize: dialogPageSize, ...scope, intentType } }),
  staleTime: 10_000,
})

export const logPage = (...wish: Parameters<typeof logAnswer>) => ({
  ...logAnswer(...wish),
  ...paged,
  select: detailList.paging.read,
})

export const messagePage = (client: Client, readType: 1 | 2 | null, pageNum: number) => ({
  ...client.query(msgHistory, { body: { pageNum, pageSize: dialogPageSize, readType } }),
  ...paged,
  select: msgHistory.paging.read,
})

export const feedbackPage = (client: Client, status: 0 | 2 | '', pageNum: number) => ({
  ...client.query(feedbackList, { body: { pageNum, pageSize: dialogPageSize, status } }),
  ...paged,
  select: feedbackList.paging.read,
})

/** A server that knows the documents' calls alone leaves the whole school to choose. */
export const audiences = (client: Client) => ({ ...client.query(broadcastAudiences, {}), retry: false })
export const recipients = (client: Client) => client.query(countRecipients, {})

interface Reply {
  readonly studentId: number
  /** Empty from the feedback list, which does not name it: the student's own assistant is meant. */
  readonly deviceId: string
  readonly msg: string
  readonly feedbackId?: number | undefined
}
const answering = ({ feedbackId }: Reply) => (feedbackId === undefined ? {} : { feedbackId })

export const sendVoice = (client: Client, reply: Reply, press: string) =>
  client.send(
    sendMsg,
    { body: { studentId: reply.studentId, deviceId: reply.deviceId, msg: reply.msg, ...answering(reply) } },
    { press },
  )
export const sendDing = (client: Client, reply: Reply, press: string) =>
  client.send(sendDingMsg, { body: { studentId: reply.studentId, msg: reply.msg, ...answering(reply) } }, { press })
/** Whom a broadcast is for; the whole school where nothing is said. */
export type Audience = { readonly gradeId?: number; readonly classId?: number }
export const broadcast = (client: Client, msg: string, audience: Audience, press: string) =>
  client.send(send2All, { body: { msg, ...audience } }, { press })

/** What a sent message changes: the history, and the feedback it answers. */
export const refreshMessages = (client: Client) => client.refresh(feedbackList, msgHistory)
