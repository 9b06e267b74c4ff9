import { beginOf, daysLater, platformDay } from '@mango/contract/platform-time'
import { feedbackStatus, messageStatus } from '@mango/contract/study-monitor'
import { eq, sql } from 'drizzle-orm'
import { assistant, feedback, monitorDay, student, studentMessage, utterance } from '../database/schema.ts'
import { putOnce } from '../storage/storage.ts'
import { hummedSentence } from './files/voice.ts'
import { firstTeacher } from './first-teacher.ts'
import { insertMany } from '../database/insert-many.ts'
import { answerStudent, sayToAssistant, tellSchool } from './study-monitor-talk.ts'
import { randomFrom } from './random.ts'
import type { SeedContext, Seed } from './seed.ts'

const recordsOfSchool = { 1: 2700, 2: 300 } as const
const clips = 24
const minute = 60_000

/** Like any recording's: whoever has seen one key can't tell another. */
const keyRandom = randomFrom(7)
const clipKeys = Array.from(
  { length: clips },
  () => `monitor/${Array.from({ length: 32 }, () => keyRandom.between(0, 15).toString(16)).join('')}.wav`,
)

async function record({ storage, random }: SeedContext) {
  for (const [index, key] of clipKeys.entries())
    await putOnce(storage, key, hummedSentence(random, 1.2 + (index % 8) * 0.6))
}

interface Device {
  readonly schoolId: number
  readonly studentId: number
  readonly deviceId: string
}

async function handOut({ db, random }: SeedContext, schoolId: number): Promise<Device[]> {
  const students = await db
    .select({ id: student.personId, code: student.studentCode })
    .from(student)
    .where(eq(student.schoolId, schoolId))
    .orderBy(student.personId)
  const devices = students.map(({ id, code }) => ({ schoolId, studentId: id, deviceId: `YB${schoolId}-${code}` }))
  await db.insert(assistant).values(devices.map((device) => ({ ...device, online: random.next() < 0.85 })))
  return devices
}

/** Who talked on which day: as many days back as the records need, oldest first. */
function* talkDays({ random, now }: SeedContext, devices: readonly Device[], records: number) {
  const perDay = Math.ceil(devices.length * 0.7)
  const days = Math.ceil(records / perDay)
  let left = records
  for (let back = days - 1; back >= 0; back--) {
    const talkers = devices
      .map((device) => ({ device, at: random.next() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, Math.min(perDay, left))
    left -= talkers.length
    const day = platformDay(daysLater(now, -back))
    for (const { device } of talkers) yield { day, ...device }
  }
}

function talkOf(context: SeedContext, devices: readonly Device[], records: number) {
  const { random, now } = context
  const days: (typeof monitorDay.$inferInsert)[] = []
  const said: (typeof utterance.$inferInsert & { at: Date })[] = []
  for (const one of talkDays(context, devices, records)) {
    const all = Array.from({ length: random.between(1, 5) }, () => sayToAssistant(random))
    const skills: Record<string, number> = {}
    for (const { skill } of all) if (skill) skills[skill] = (skills[skill] ?? 0) + 1
    days.push({
      ...one,
      asked: all.length,
      missed: all.filter((a) => a.missed).length,
      skills,
    })
    // Between seven in the morning and the evening, in China; of today only what has passed, and before seven the last hour.
    const midnight = beginOf(one.day).getTime()
    const evening = Math.min(midnight + 20 * 60 * minute, now.getTime())
    const morning = Math.min(midnight + 7 * 60 * minute, Math.max(midnight, evening - 60 * minute))
    for (const what of all) {
      const at = new Date(morning + Math.floor(random.next() * (evening - morning)))
      said.push({ ...one, ...what, at, mediaKey: random.pick(clipKeys) })
    }
  }
  return { days, said: said.toSorted((a, b) => a.at.getTime() - b.at.getTime()) }
}

async function sowTalk(context: SeedContext, devices: readonly Device[], records: number) {
  const { days, said } = talkOf(context, devices, records)
  await insertMany(context.db, monitorDay, days)
  await insertMany(context.db, utterance, said)
}

async function sowLetters(context: SeedContext, schoolId: number, devices: readonly Device[]) {
  const { db, random, now } = context
  const createdBy = await firstTeacher(context, schoolId)
  const count = Math.floor(devices.length / 4)
  const minutesAgo = (index: number) => new Date(now.getTime() - (count - index) * 37 * minute)
  await db.insert(feedback).values(
    Array.from({ length: count }, (_, index) => ({
      schoolId,
      studentId: random.pick(devices).studentId,
      createdAt: minutesAgo(index),
      status: random.next() < 0.4 ? feedbackStatus.open : feedbackStatus.replied,
      mediaKey: random.pick(clipKeys),
      content: tellSchool(random),
    })),
  )
  await db.insert(studentMessage).values(
    Array.from({ length: count }, (_, index) => ({
      schoolId,
      studentId: random.pick(devices).studentId,
      channel: random.pick(['voice', 'voice', 'ding'] as const),
      content: answerStudent(random),
      createdBy,
      createdAt: minutesAgo(index),
      status: random.pick([messageStatus.notPushed, messageStatus.unread, messageStatus.read, messageStatus.read]),
    })),
  )
}

/** 3,000 daily records with what was said, recordings, messages and feedback. */
export const studyMonitorSeed: Seed = {
  name: 'study-monitor',
  async sow(context) {
    await record(context)
    for (const schoolId of [1, 2] as const) {
      const devices = await handOut(context, schoolId)
      await sowTalk(context, devices, recordsOfSchool[schoolId])
      await sowLetters(context, schoolId, devices)
    }
    await context.db.execute(sql`analyze monitor_day, utterance`)
  },
}
