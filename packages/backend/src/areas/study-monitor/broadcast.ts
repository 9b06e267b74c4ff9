import { messageStatus } from '@mango/contract/study-monitor'
import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { insertMany } from '../../database/insert-many.ts'
import { assistant, broadcast, schoolClass, student, studentMessage } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { gradeName } from '../../shared/school/names.ts'
import type { Author } from './send.ts'

/** Whom a broadcast is for; the whole school where nothing is said. */
interface Audience {
  readonly gradeId?: number | undefined
  readonly classId?: number | undefined
}

const words = { nobody: '没有可以接收消息的学生', unknownClass: '没有找到该班级' } as const

/** The assistants of a school's students, with the class of each. */
const assistants = (db: Database, schoolId: number, audience?: SQL) =>
  db
    .select({ studentId: assistant.studentId, online: assistant.online })
    .from(assistant)
    .leftJoin(student, eq(student.personId, assistant.studentId))
    .leftJoin(schoolClass, eq(schoolClass.id, student.classId))
    .where(and(eq(assistant.schoolId, schoolId), audience))
    .orderBy(asc(assistant.studentId))

/** How many students a broadcast to the school reaches: those who have an assistant. */
export const countReached = (db: Database, schoolId: number): Promise<number> =>
  db.$count(assistant, eq(assistant.schoolId, schoolId))

/** The classes that a broadcast can be for. */
export async function audiences(db: Database, schoolId: number) {
  const found = await db
    .select({
      classId: schoolClass.id,
      className: schoolClass.name,
      gradeId: schoolClass.grade,
      students: count(assistant.deviceId),
    })
    .from(schoolClass)
    .innerJoin(student, eq(student.classId, schoolClass.id))
    .innerJoin(assistant, eq(assistant.studentId, student.personId))
    .where(and(eq(schoolClass.schoolId, schoolId), eq(assistant.schoolId, schoolId)))
    .groupBy(schoolClass.id)
    .orderBy(schoolClass.grade, schoolClass.id)
  return found.map((one) => ({ ...one, gradeName: gradeName(one.gradeId) }))
}

/** Who hears it, and what they are called together. */
async function heardBy(db: Database, schoolId: number, { gradeId, classId }: Audience) {
  if (classId !== undefined) {
    const [found] = await db
      .select({ name: schoolClass.name })
      .from(schoolClass)
      .where(and(eq(schoolClass.id, classId), eq(schoolClass.schoolId, schoolId)))
    if (!found) throw new Refusal(words.unknownClass)
    return { name: found.name, students: await assistants(db, schoolId, eq(schoolClass.id, classId)) }
  }
  if (gradeId === undefined) return { name: '全校', students: await assistants(db, schoolId) }
  return { name: gradeName(gradeId), students: await assistants(db, schoolId, eq(schoolClass.grade, gradeId)) }
}

/** Lets the assistants of the school, of a grade or of a class speak a message: one entry of the history. */
export const sendToMany = (db: Database, author: Author, msg: string, audience: Audience, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { schoolId, personId } = author
    const { name, students } = await heardBy(tx, schoolId, audience)
    if (students.length === 0) throw new Refusal(words.nobody)
    const [sent] = await tx
      .insert(broadcast)
      .values({ schoolId, audience: name, reached: students.length, createdBy: personId })
      .returning({ id: broadcast.id })
    if (!sent) throw new Error('the broadcast was not kept')
    const messages = students.map(({ studentId, online }, index) => ({
      schoolId,
      studentId,
      channel: 'voice' as const,
      content: msg,
      createdBy: personId,
      createdAt: now,
      status: online ? messageStatus.unread : messageStatus.notPushed,
      broadcastId: sent.id,
      listed: index === 0,
    }))
    await insertMany(tx, studentMessage, messages)
  })
