import type { Database } from '../../database/database.ts'
import { beginOfTerm, semesterOf } from '../../shared/school/names.ts'
import { activityOf } from './figures/activity.ts'
import { classesOf } from './figures/classes.ts'
import { examScores } from './figures/exam-scores.ts'
import { examsByGrade } from './figures/exams.ts'
import { attendance } from './figures/live-classes.ts'
import { hitRate } from './figures/monitor.ts'
import { earnedPoints } from './figures/points.ts'
import type { Scope } from './figures/span.ts'

/** What every page about a school's week is made of, whichever grade or class it shows. */
async function counted(db: Database, scope: Scope, at: Date) {
  const all = await classesOf(db, scope.schoolId)
  const sizes = new Map(all.map(({ id, students }) => [id, students]))
  return {
    at,
    all,
    sizes,
    attended: await attendance(db, scope),
    activity: await activityOf(db, scope, sizes),
    hitRates: await hitRate(db, scope),
    points: await earnedPoints(db, scope, sizes),
    exams: await examsByGrade(db, scope.schoolId, at),
    scores: await examScores(db, scope.schoolId, beginOfTerm(semesterOf(at))),
  }
}

type SchoolWeek = Awaited<ReturnType<typeof counted>>
interface Kept {
  readonly at: Date
  readonly week: Promise<SchoolWeek>
}

const keptSeconds = 60
const mostKept = 100
const weeks = new WeakMap<Database, Map<string, Kept>>()

/**
 * The same, counted at most once a minute: whoever goes from the school to a grade and on to a class waits once. Its `at` says
 * when that was.
 */
export function schoolWeek(db: Database, scope: Scope, now: Date): Promise<SchoolWeek> {
  const kept = weeks.get(db) ?? new Map<string, Kept>()
  weeks.set(db, kept)
  const key = `${scope.schoolId} ${scope.monday.toISOString()}`
  const known = kept.get(key)
  if (known && now.getTime() - known.at.getTime() < keptSeconds * 1000) return known.week
  const week = counted(db, scope, now)
  // Nobody is to get a failure of a minute ago.
  week.catch(() => kept.delete(key))
  kept.delete(key)
  kept.set(key, { at: now, week })
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return week
}
