import { gradeName } from '../../shared/school/names.ts'
import type { KnownClass } from './figures/classes.ts'
import type { Counted } from './figures/span.ts'

/** A number of this week beside that of the last; undefined where there is nothing to divide by. */
export interface Compared {
  readonly now: number | undefined
  readonly before: number | undefined
}
/** What is counted: how it is called, written, and judged. */
export interface Measure {
  readonly name: string
  readonly unit: string
  readonly counted: readonly Counted[]
  readonly of: 'percent' | 'mean' | 'count'
}

const valueOf = ({ of }: Measure, counted: readonly Counted[]): number | undefined => {
  if (of === 'count') return new Set(counted.map(({ id }) => id)).size
  const part = counted.reduce((sum, one) => sum + one.part, 0)
  const whole = counted.reduce((sum, one) => sum + one.whole, 0)
  if (whole === 0) return undefined
  return of === 'percent' ? (part / whole) * 100 : part / whole
}

/** A measure over some classes, this week and last. */
export function compared(measure: Measure, classIds: ReadonlySet<number>): Compared {
  const own = measure.counted.filter(({ classId }) => classIds.has(classId))
  return {
    now: valueOf(
      measure,
      own.filter(({ week }) => week === 0),
    ),
    before: valueOf(
      measure,
      own.filter(({ week }) => week === 1),
    ),
  }
}

/** How much more than last week: for percents in points, otherwise as a share. */
export function changeOf({ of }: Measure, { now, before }: Compared): number | undefined {
  if (now === undefined || before === undefined) return undefined
  if (of === 'percent') return now - before
  if (now === before) return 0
  return before === 0 ? undefined : ((now - before) / before) * 100
}

export interface Group {
  readonly name: string
  /** Where it leads down to. */
  readonly query: { readonly grade: number; readonly class?: number }
  readonly classIds: ReadonlySet<number>
}

/** A school by grades, a grade by classes, a class alone. */
export function groupsOf(classes: readonly KnownClass[], grade: number | undefined): Group[] {
  const ofClass = ({ id, name, grade: own }: KnownClass): Group => ({
    name,
    query: { grade: own, class: id },
    classIds: new Set([id]),
  })
  if (grade !== undefined) return classes.map(ofClass)
  return [...new Set(classes.map((one) => one.grade))].map((one) => ({
    name: gradeName(one),
    query: { grade: one },
    classIds: new Set(classes.filter((known) => known.grade === one).map(({ id }) => id)),
  }))
}

export interface Alarm {
  readonly group: Group
  readonly measure: Measure
  readonly compared: Compared
  readonly change: number
}

/** Fallen by less, a count is chance: one lesson instead of two. */
const fewestFallen = 2

/** By how much a measure has to fall to be looked at: percents by points, the rest as a share. */
const isFall = ({ of }: Measure, { now = 0, before = 0 }: Compared, change: number): boolean => {
  if (of === 'percent') return change <= -4
  return change <= -15 && (of !== 'count' || before - now >= fewestFallen)
}

/** What fell most since last week, class by class: what a head of school looks at first. */
export function alarms(classes: readonly KnownClass[], measures: readonly Measure[]): Alarm[] {
  const found = classes.flatMap((known) =>
    measures.flatMap((measure) => {
      const group = {
        name: known.name,
        query: { grade: known.grade, class: known.id },
        classIds: new Set([known.id]),
      }
      const both = compared(measure, group.classIds)
      const change = changeOf(measure, both)
      return change !== undefined && isFall(measure, both, change) ? [{ group, measure, compared: both, change }] : []
    }),
  )
  return found.toSorted((a, b) => a.change - b.change).slice(0, 5)
}
