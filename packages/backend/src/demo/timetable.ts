import { daysAfter, daysBetween, mondayOf, platformDay } from '@mango/contract/platform-time'
import type { course, schoolClass, timetableHour } from '../database/schema.ts'
import type { SeedContext } from './seed.ts'

/** When hours begin in China; each lasts forty minutes. */
const begins = ['08:00', '08:50', '10:00', '10:50', '13:30', '14:20', '15:20']
const lasts = 40 * 60_000
const days = 5
/** The last hour of a day belongs to what teachers make of their own. */
const lastHour = begins.length - 1

/** Rooms of subjects that have their own; the others come to the class. */
const rooms: Readonly<Record<number, string>> = {
  5: '科学实验室',
  15: '音乐教室',
  16: '操场',
  17: '美术教室',
  18: '计算机教室',
}

export interface Given {
  readonly course: typeof course.$inferInsert & { id: number }
  readonly classId: number
  /** Hours in a week. */
  readonly hours: number
}
/** The subject whose hours are booked for recording now and then. */
const recorded = 1

interface Placed {
  readonly given: Given
  readonly weekday: number
  readonly hour: number
}

/** One week: no class and no teacher is in two places at once. */
function weekOf({ random }: Pick<SeedContext, 'random'>, given: readonly Given[]): Placed[] {
  const placed: Placed[] = []
  const busy = new Set<string>()
  const place = (one: Given, weekday: number, hour: number) => {
    for (const who of [`class ${one.classId}`, `teacher ${one.course.teacherId}`]) busy.add(`${who} ${weekday} ${hour}`)
    placed.push({ given: one, weekday, hour })
  }
  const isFree = ({ classId, course: { teacherId } }: Given, weekday: number, hour: number) =>
    !busy.has(`class ${classId} ${weekday} ${hour}`) && !busy.has(`teacher ${teacherId} ${weekday} ${hour}`)

  // The classes of the account that the demo is shown with first: whoever comes late finds fewer hours free.
  const shown = given[0]?.course.teacherId
  const classIds = new Set(
    given
      .toSorted((a, b) => Number(b.course.teacherId === shown) - Number(a.course.teacherId === shown))
      .map(({ classId }) => classId),
  )
  for (const classId of classIds) {
    const left = given
      .filter((one) => one.classId === classId && one.course.preInstall)
      .map((one) => ({ one, hours: one.hours }))
    for (let hour = 0; hour < lastHour; hour++)
      for (let weekday = 0; weekday < days; weekday++) {
        const today = placed.filter((one) => one.given.classId === classId && one.weekday === weekday)
        const [next] = left
          .filter(({ one, hours }) => hours > 0 && isFree(one, weekday, hour))
          .map((item) => {
            const already = today.filter(({ given: { course } }) => course === item.one.course).length
            return { item, worth: item.hours - already * 4 + random.next() * 2 }
          })
          .toSorted((a, b) => b.worth - a.worth)
        if (!next) continue
        next.item.hours--
        place(next.item.one, weekday, hour)
      }
  }
  for (const [index, one] of given.filter(({ course, hours }) => !course.preInstall && hours > 0).entries()) {
    const weekday = one.course.name.includes('周三') ? 2 : (index * 3) % days
    if (isFree(one, weekday, lastHour)) place(one, weekday, lastHour)
  }
  return placed
}

/** For so many days the demo's term has gone on, whenever the school's began: on its first day too there is something to look at. */
export const termDays = 12 * 7

/** The school days since the demo's term began, and four weeks ahead. Today is one: on a weekend in exchange for another day. */
function* schoolDays(now: Date) {
  for (let ahead = -termDays; ahead <= 28; ahead++) {
    const day = daysAfter(platformDay(now), ahead)
    const weekday = daysBetween(mondayOf(day), day)
    if (weekday < days) yield { day, weekday }
    else if (ahead === 0) yield { day, weekday: weekday - 3 }
  }
}

/** The hours around today. */
export function hoursOf(
  context: Pick<SeedContext, 'now' | 'random'>,
  given: readonly Given[],
  classes: readonly (typeof schoolClass.$inferSelect)[],
): (typeof timetableHour.$inferInsert)[] {
  const { now, random } = context
  const week = weekOf(context, given)
  const home = new Map(
    classes.map(({ id, name, grade }) => [id, `致远楼 ${grade - 6}0${/\((\d)\)/.exec(name)?.[1] ?? 1}`]),
  )
  return [...schoolDays(now)].flatMap(({ day, weekday }) =>
    week
      .filter((one) => one.weekday === weekday)
      .map(({ given: { course, classId }, hour }) => {
        const beginsAt = new Date(`${day}T${begins[hour]}:00+08:00`)
        const booked = course.subjectId === recorded && beginsAt > now && random.next() < 0.3
        const own = course.preInstall ? (rooms[course.subjectId] ?? home.get(classId)) : '多媒体教室'
        return {
          courseId: course.id,
          classId,
          beginsAt,
          endsAt: new Date(beginsAt.getTime() + lasts),
          room: booked ? '录播教室' : (own ?? ''),
          booked,
        }
      }),
  )
}
