import { and, count, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { platformTime } from '../../clock-time.ts'
import type { Database } from '../../database/database.ts'
import { person, school, student, studentMessage } from '../../database/schema.ts'
import { studentColumns } from './students.ts'

interface Wish {
  readonly pageNum: number
  readonly pageSize: number
  readonly readType: 1 | 2 | null
}

/** A page of the messages that were sent, newest first. */
export async function listMessages(db: Database, schoolId: number, { pageNum, pageSize, readType }: Wish) {
  const author = alias(person, 'author')
  const found = and(
    eq(studentMessage.schoolId, schoolId),
    readType === null ? undefined : eq(studentMessage.status, readType),
  )
  const [total] = await db.select({ count: count() }).from(studentMessage).where(found)
  const rows = await db
    .select({
      ...studentColumns,
      createdAt: studentMessage.createdAt,
      content: studentMessage.content,
      createByName: author.nickname,
      status: studentMessage.status,
    })
    .from(studentMessage)
    .innerJoin(student, eq(student.personId, studentMessage.studentId))
    .innerJoin(person, eq(person.id, studentMessage.studentId))
    .innerJoin(author, eq(author.id, studentMessage.createdBy))
    .innerJoin(school, eq(school.id, studentMessage.schoolId))
    .where(found)
    .orderBy(desc(studentMessage.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  const data = rows.map(({ createdAt, ...row }) => ({ ...row, dateTime: platformTime(createdAt) }))
  return { data, total: total?.count ?? 0 }
}
