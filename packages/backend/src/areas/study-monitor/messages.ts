import { platformTime } from '@mango/contract/platform-time'
import { messageStatus } from '@mango/contract/study-monitor'
import { and, desc, eq, exists, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { broadcast, person, school, student, studentMessage } from '../../database/schema.ts'
import { studentColumns } from './students.ts'

interface Wish {
  readonly pageNum: number
  readonly pageSize: number
  readonly readType: 1 | 2 | null
}

/** How many of those who got a broadcast are in each state. */
async function statesOf(db: Database, broadcastIds: readonly number[]) {
  if (broadcastIds.length === 0) return []
  return db
    .select({
      id: studentMessage.broadcastId,
      read: sql<number>`count(*) filter (where ${studentMessage.status} = ${messageStatus.read})::int`,
      pushed: sql<number>`count(*) filter (where ${studentMessage.status} <> ${messageStatus.notPushed})::int`,
    })
    .from(studentMessage)
    .where(anyOf(studentMessage.broadcastId, broadcastIds))
    .groupBy(studentMessage.broadcastId)
}

/** A page of the messages that were sent, newest first; a broadcast is one of them. */
export async function listMessages(db: Database, schoolId: number, { pageNum, pageSize, readType }: Wish) {
  const author = alias(person, 'author')
  const each = alias(studentMessage, 'each')
  const heard = exists(
    db
      .select({ id: each.id })
      .from(each)
      .where(and(eq(each.broadcastId, studentMessage.broadcastId), eq(each.status, readType ?? 0))),
  )
  const found = and(
    eq(studentMessage.schoolId, schoolId),
    eq(studentMessage.listed, true),
    readType === null
      ? undefined
      : or(and(isNull(studentMessage.broadcastId), eq(studentMessage.status, readType)), heard),
  )
  const total = await db.$count(studentMessage, found)
  const rows = await db
    .select({
      ...studentColumns,
      createdAt: studentMessage.createdAt,
      content: studentMessage.content,
      createByName: author.nickname,
      status: studentMessage.status,
      broadcastId: studentMessage.broadcastId,
      audience: broadcast.audience,
      reached: broadcast.reached,
    })
    .from(studentMessage)
    .innerJoin(student, eq(student.personId, studentMessage.studentId))
    .innerJoin(person, eq(person.id, studentMessage.studentId))
    .innerJoin(author, eq(author.id, studentMessage.createdBy))
    .innerJoin(school, eq(school.id, studentMessage.schoolId))
    .leftJoin(broadcast, eq(broadcast.id, studentMessage.broadcastId))
    .where(found)
    .orderBy(desc(studentMessage.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  const states = await statesOf(
    db,
    rows.flatMap(({ broadcastId }) => broadcastId ?? []),
  )
  const data = rows.map(({ createdAt, broadcastId, audience, reached, ...row }) => {
    const state = states.find(({ id }) => id === broadcastId)
    const line = { ...row, dateTime: platformTime(createdAt) }
    if (!state || audience === null || reached === null) return line
    const { read, pushed } = state
    const status = read === reached ? messageStatus.read : pushed > 0 ? messageStatus.unread : messageStatus.notPushed
    return { ...line, status, audience, reached, read }
  })
  return { data, total }
}
