import { intentType, missedSkill } from '@mango/contract/study-monitor'
import { and, between, count, desc, eq, type SQL } from 'drizzle-orm'
import { platformTime } from '../../clock-time.ts'
import type { Database } from '../../database/database.ts'
import { person, school, student, utterance } from '../../database/schema.ts'
import { counted, countOf, positionsOf } from './counts.ts'
import type { Media } from './recordings.ts'
import { studentColumns } from './students.ts'

interface Wish {
  readonly pageNum: number
  readonly pageSize: number
  readonly deviceId: string | null
  readonly dateTime: string | null
  readonly intentType: 0 | 1 | null
}

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...studentColumns,
      at: utterance.at,
      studentId: utterance.studentId,
      deviceId: utterance.deviceId,
      missed: utterance.missed,
      skill: utterance.skill,
      mediaKey: utterance.mediaKey,
      transcript: utterance.transcript,
    })
    .from(utterance)
    .innerJoin(student, eq(student.personId, utterance.studentId))
    .innerJoin(person, eq(person.id, utterance.studentId))
    .innerJoin(school, eq(school.id, utterance.schoolId))
    .where(where)
type Row = Awaited<ReturnType<typeof select>>[number]

/** Of the whole school: a range of positions, as fast among a million as among ten. */
async function ofSchool(db: Database, schoolId: number, { pageNum, pageSize, intentType: wanted }: Wish) {
  const kind = wanted === null ? counted.utterances : wanted === intentType.hit ? counted.hits : counted.misses
  const total = await countOf(db, schoolId, kind)
  const positions = positionsOf(total, pageNum, pageSize)
  if (!positions) return { rows: [], total }
  const position = wanted === null ? utterance.position : utterance.resultPosition
  const where = and(
    eq(utterance.schoolId, schoolId),
    wanted === null ? undefined : eq(utterance.missed, wanted === intentType.miss),
    between(position, ...positions),
  )
  return { rows: await select(db, where).orderBy(desc(position)), total }
}

/** Of one assistant or day: few enough to be counted. */
async function ofDevice(db: Database, schoolId: number, wish: Wish) {
  const where = and(
    eq(utterance.schoolId, schoolId),
    wish.deviceId === null ? undefined : eq(utterance.deviceId, wish.deviceId),
    wish.dateTime === null ? undefined : eq(utterance.day, wish.dateTime),
    wish.intentType === null ? undefined : eq(utterance.missed, wish.intentType === intentType.miss),
  )
  const [total] = await db.select({ count: count() }).from(utterance).where(where)
  const rows = await select(db, where)
    .orderBy(desc(utterance.position))
    .limit(wish.pageSize)
    .offset((wish.pageNum - 1) * wish.pageSize)
  return { rows, total: total?.count ?? 0 }
}

const entryOf = (media: Media) => async (row: Row) => {
  const { at, missed, skill, mediaKey, transcript, ...student } = row
  return {
    ...student,
    dateTime: platformTime(at),
    skill: missed ? missedSkill : skill,
    mediaUrl: await media(mediaKey),
    text: transcript,
  }
}

/** A page of what students said, newest first. */
export async function listUtterances(db: Database, schoolId: number, wish: Wish, media: Media) {
  const list = wish.deviceId === null && wish.dateTime === null ? ofSchool : ofDevice
  const { rows, total } = await list(db, schoolId, wish)
  return { data: await Promise.all(rows.map(entryOf(media))), total }
}
