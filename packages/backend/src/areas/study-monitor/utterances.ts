import { platformTime } from '@mango/contract/platform-time'
import { intentType, missedSkill } from '@mango/contract/study-monitor'
import { and, asc, desc, eq, lte, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { person, school, student, utterance } from '../../database/schema.ts'
import { noTotal, pageOf, totalColumn } from '../../paging/counted-list.ts'
import { nearerEnd } from '../../paging/nearer-end.ts'
import type { Media } from './recordings.ts'
import { studentColumns } from './students.ts'

interface Wish {
  readonly pageNum: number
  readonly pageSize: number
  readonly deviceId: string | null
  readonly dateTime: string | null
  readonly intentType: 0 | 1 | null
}

interface Reading {
  readonly limit: number | Placeholder
  readonly offset: number | Placeholder
  readonly backwards: boolean
}

/** Only the rows of the page are joined with what else a line tells, not those that are skipped. */
function select(db: Database, where: SQL | undefined, { limit, offset, backwards }: Reading, total = noTotal) {
  const found = db
    .select()
    .from(utterance)
    .where(where)
    .orderBy((backwards ? asc : desc)(utterance.id))
    .limit(limit)
    .offset(offset)
    .as('found')
  return db
    .select({
      ...studentColumns,
      at: found.at,
      studentId: found.studentId,
      deviceId: found.deviceId,
      missed: found.missed,
      skill: found.skill,
      mediaKey: found.mediaKey,
      transcript: found.transcript,
      total,
    })
    .from(found)
    .innerJoin(student, eq(student.personId, found.studentId))
    .innerJoin(person, eq(person.id, found.studentId))
    .innerJoin(school, eq(school.id, found.schoolId))
    .orderBy(desc(found.id))
}
type Row = Awaited<ReturnType<typeof select>>[number]

const ofResult = (wanted: Wish['intentType']) =>
  wanted === null ? undefined : eq(utterance.missed, wanted === intentType.miss)

/** The utterances of a school are counted all together, and those of one result. */
const counted = { all: null, hits: intentType.hit, misses: intentType.miss } as const

const range = prepared((db, of: keyof typeof counted, backwards: boolean, isFirst: boolean) =>
  select(
    db,
    and(
      eq(utterance.schoolId, sql.placeholder('schoolId')),
      ofResult(counted[of]),
      lte(utterance.id, sql.placeholder('upTo')),
    ),
    { limit: sql.placeholder('limit'), offset: sql.placeholder('offset'), backwards },
    totalColumn(db, isFirst),
  ).prepare('utterances'),
)

function ofSchool(db: Database, schoolId: number, wish: Wish) {
  const of = wish.intentType === null ? 'all' : wish.intentType === intentType.hit ? 'hits' : 'misses'
  const list = `utterances/${schoolId}${of === 'all' ? '' : `/${of}`}`
  return pageOf(db, list, wish, (place, isFirst) =>
    range(db, of, place.backwards, isFirst).execute({ list, schoolId, ...place }),
  )
}

/** Of one assistant or day: few enough to be counted. */
async function ofDevice(db: Database, schoolId: number, wish: Wish) {
  const where = and(
    eq(utterance.schoolId, schoolId),
    wish.deviceId === null ? undefined : eq(utterance.deviceId, wish.deviceId),
    wish.dateTime === null ? undefined : eq(utterance.day, wish.dateTime),
    ofResult(wish.intentType),
  )
  const total = await db.$count(utterance, where)
  const place = nearerEnd(total, (wish.pageNum - 1) * wish.pageSize, wish.pageSize)
  return { rows: place ? await select(db, where, place) : [], total }
}

const entryOf = (media: Media) => async (row: Row) => {
  const { at, missed, skill, mediaKey, transcript, total: _, ...student } = row
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
