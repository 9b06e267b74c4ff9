import { platformTime } from '@mango/contract/platform-time'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { feedback, person, school, student } from '../../database/schema.ts'
import type { Media } from './recordings.ts'
import { studentColumns } from './students.ts'

interface Wish {
  readonly pageNum: number
  readonly pageSize: number
  readonly status: 0 | 2 | ''
}

/** A page of what students told the school, newest first. */
export async function listFeedback(db: Database, schoolId: number, wish: Wish, media: Media) {
  const found = and(eq(feedback.schoolId, schoolId), wish.status === '' ? undefined : eq(feedback.status, wish.status))
  const total = await db.$count(feedback, found)
  const rows = await db
    .select({
      ...studentColumns,
      id: feedback.id,
      studentId: feedback.studentId,
      createdAt: feedback.createdAt,
      status: feedback.status,
      mediaKey: feedback.mediaKey,
      content: feedback.content,
    })
    .from(feedback)
    .innerJoin(student, eq(student.personId, feedback.studentId))
    .innerJoin(person, eq(person.id, feedback.studentId))
    .innerJoin(school, eq(school.id, feedback.schoolId))
    .where(found)
    .orderBy(desc(feedback.id))
    .limit(wish.pageSize)
    .offset((wish.pageNum - 1) * wish.pageSize)
  const data = await Promise.all(
    rows.map(async ({ createdAt, mediaKey, ...row }) => ({
      ...row,
      createTime: platformTime(createdAt),
      path: await media(mediaKey),
    })),
  )
  return { data, total }
}
