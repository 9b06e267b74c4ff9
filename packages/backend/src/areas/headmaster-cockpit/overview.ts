import { daysLater, platformDay } from '@mango/contract/platform-time'
import type { Database } from '../../database/database.ts'
import { gradeName } from '../../shared/school/names.ts'
import type { Point } from './charts.ts'
import type { Measure } from './compare.ts'
import type { KnownClass } from './figures/classes.ts'
import type { ExamScores } from './figures/exam-scores.ts'
import type { examsByGrade } from './figures/exams.ts'
import { lessonsByWeek, mostMissed, shares } from './figures/live-classes.ts'
import { hitRateByDay, notUnderstood } from './figures/monitor.ts'
import { mondayOfWeek, weekOf, type Scope } from './figures/span.ts'
import { schoolWeek } from './school-week.ts'

interface Wish {
  readonly grade?: number | undefined
  readonly class?: number | undefined
  readonly back: number
}

export interface Overview {
  /** When the school's figures were counted. */
  readonly at: Date
  /** Every class of the school. */
  readonly all: readonly KnownClass[]
  /** Those that the page is about. */
  readonly classes: readonly KnownClass[]
  readonly classIds: ReadonlySet<number>
  readonly scopeName: string
  readonly weekName: string
  /** Whether the week is not over. */
  readonly isRunning: boolean
  /** What it is compared with. */
  readonly before: string
  readonly measures: readonly Measure[]
  /** How a measure went, by its name. */
  readonly sparks: Readonly<Record<string, readonly (number | undefined)[]>>
  readonly lessons: readonly { label: string; value: number }[]
  readonly hits: readonly Point[]
  /** How each class did in the exam papers of this term. */
  readonly scores: readonly ExamScores[]
  readonly exams: Awaited<ReturnType<typeof examsByGrade>>
  readonly missed: Awaited<ReturnType<typeof mostMissed>>
  readonly notUnderstood: Awaited<ReturnType<typeof notUnderstood>>
}

const short = (day: string) => day.slice(5).split('-').map(Number).join('/')
const names = {
  lessons: '实时课堂',
  attendance: '课堂参与率',
  hits: '助手命中率',
  points: '人均成长积分',
  homework: '作业提交率',
  corrections: '作业批改率',
} as const

/** What the page shows of a school, a grade or a class in a week. */
export async function overviewOf(db: Database, schoolId: number, wish: Wish, now: Date): Promise<Overview> {
  const monday = mondayOfWeek(now, wish.back)
  const end = daysLater(monday, 7)
  const isRunning = now <= end
  const scope: Scope = { schoolId, monday, until: isRunning ? now : end }
  const { at, all, sizes, attended, activity, hitRates, points, exams, scores } = await schoolWeek(db, scope, now)
  const classes = all.filter(
    ({ id, grade }) =>
      (wish.grade === undefined || grade === wish.grade) && (wish.class === undefined || id === wish.class),
  )
  const ids = classes.map(({ id }) => id)
  const lessons = await lessonsByWeek(db, scope, ids, 8)
  const hits = await hitRateByDay(db, scope, ids, 14)
  const measures: Measure[] = [
    {
      name: names.lessons,
      unit: ' 节',
      of: 'count',
      counted: attended.lessons.map(({ id, classId, week }) => ({
        id,
        classId,
        week: weekOf(week),
        part: 1,
        whole: 1,
      })),
    },
    { name: names.attendance, unit: '%', of: 'percent', counted: shares(attended, sizes) },
    { name: names.hits, unit: '%', of: 'percent', counted: hitRates },
    { name: names.points, unit: ' 分', of: 'mean', counted: points },
    { name: names.homework, unit: '%', of: 'percent', counted: activity.homework },
    { name: names.corrections, unit: '%', of: 'percent', counted: activity.corrections },
  ]
  return {
    at,
    all,
    classes,
    classIds: new Set(ids),
    scopeName:
      classes.length === 1 ? (classes[0]?.name ?? '') : wish.grade === undefined ? '全校' : gradeName(wish.grade),
    weekName:
      `${wish.back === 0 ? '本周' : ''} ${short(platformDay(monday))}–${short(platformDay(daysLater(monday, 6)))}`.trim(),
    isRunning,
    before: isRunning ? '上周同期' : '上周',
    measures,
    sparks: {
      // A week that has begun is no fall.
      [names.lessons]: lessons.slice(0, isRunning ? -1 : undefined).map((week) => week.lessons),
      [names.hits]: hits.map(({ share }) => share),
    },
    lessons: lessons.map((week) => ({ label: short(platformDay(week.monday)), value: week.lessons })),
    hits: hits.map(({ day, share }) => ({ label: short(day), value: share })),
    exams,
    scores,
    missed: await mostMissed(db, scope, ids),
    notUnderstood: await notUnderstood(db, scope, ids),
  }
}
