import { platformDay } from '@mango/contract/platform-time'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { growthPoint, student } from '../../../database/schema.ts'
import { dayInScope, weekOf, type Counted, type Scope } from './span.ts'

/** Points that each class earned, to be shared out among its students. */
export async function earnedPoints(db: Database, scope: Scope, sizes: ReadonlyMap<number, number>): Promise<Counted[]> {
  const week = sql<number>`case when ${growthPoint.day} >= ${platformDay(scope.monday)}::date then 0 else 1 end`
  const found = await db
    .select({ classId: student.classId, week, part: sql<number>`sum(${growthPoint.point})::int` })
    .from(growthPoint)
    .innerJoin(student, eq(student.personId, growthPoint.studentId))
    .where(and(eq(growthPoint.schoolId, scope.schoolId), dayInScope(growthPoint.day, scope), gt(growthPoint.point, 0)))
    .groupBy(student.classId, sql`2`)
  return found.map(({ classId, week: of, part }) => ({
    classId: classId ?? 0,
    week: weekOf(of),
    part,
    whole: sizes.get(classId ?? 0) ?? 0,
  }))
}
