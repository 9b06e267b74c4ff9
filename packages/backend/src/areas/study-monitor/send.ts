import { feedbackStatus, messageStatus } from '@mango/contract/study-monitor'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assistant, feedback, student, studentMessage } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'

export interface Author {
  readonly schoolId: number
  readonly personId: number
}
interface Message {
  readonly studentId: number
  /** The assistant that is to speak: empty for the student's own; left out for the workplace app. */
  readonly deviceId?: string
  readonly msg: string
  readonly feedbackId?: number | undefined
}

const words = {
  unknownStudent: '没有找到该学生',
  unknownDevice: '没有找到该学生的设备',
  unknownFeedback: '没有找到该反馈',
} as const

async function assistantOf(tx: Database, schoolId: number, { studentId, deviceId }: Message) {
  const [found] = await tx
    .select({ deviceId: assistant.deviceId, online: assistant.online })
    .from(student)
    .leftJoin(assistant, eq(assistant.studentId, student.personId))
    .where(and(eq(student.schoolId, schoolId), eq(student.personId, studentId)))
  if (!found) throw new Refusal(words.unknownStudent)
  const silent = found.deviceId === null || (deviceId !== '' && deviceId !== found.deviceId)
  if (deviceId !== undefined && silent) throw new Refusal(words.unknownDevice)
  return found
}

async function closeFeedback(tx: Database, { schoolId }: Author, { feedbackId, studentId }: Message) {
  if (feedbackId === undefined) return
  const mine = and(eq(feedback.schoolId, schoolId), eq(feedback.studentId, studentId), eq(feedback.id, feedbackId))
  const closed = await tx.update(feedback).set({ status: feedbackStatus.replied }).where(mine).returning()
  if (closed.length === 0) throw new Refusal(words.unknownFeedback)
}

/** Sends a message to one student, by the assistant's voice or the workplace app, and closes the feedback it answers. */
export const sendToStudent = (db: Database, author: Author, message: Message, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const channel = message.deviceId === undefined ? 'ding' : 'voice'
    const { online } = await assistantOf(tx, author.schoolId, message)
    await closeFeedback(tx, author, message)
    await tx.insert(studentMessage).values({
      schoolId: author.schoolId,
      studentId: message.studentId,
      channel,
      content: message.msg,
      createdBy: author.personId,
      createdAt: now,
      status: channel === 'ding' || online ? messageStatus.unread : messageStatus.notPushed,
    })
  })
