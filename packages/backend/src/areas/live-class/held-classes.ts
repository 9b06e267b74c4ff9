import { scoresOf, type HeldClass } from '@mango/contract/live-class'
import { platformTime } from '@mango/contract/platform-time'
import { and, arrayContains, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass, room } from '../../database/schema.ts'
import { classFactsOf } from '../../shared/live-class/class-facts.ts'
import { wasHeld } from '../../shared/live-class/was-held.ts'
import type { Session } from '../../session/sessions.ts'
import { classNamesOf } from '../../shared/school/class-names.ts'

interface Wish {
  readonly pageNum: number
  readonly pageSize: number
  readonly coursewareId?: number | null | undefined
  readonly classId?: number | null | undefined
}

/** The own classes that were held, newest first. */
export async function listHeldClasses(
  db: Database,
  { pageNum, pageSize, coursewareId, classId }: Wish,
  { personId, schoolId }: Session,
): Promise<{ data: HeldClass[]; total: number }> {
  const wanted = and(
    eq(liveClass.teacherId, personId),
    eq(liveClass.schoolId, schoolId),
    coursewareId ? eq(liveClass.coursewareId, coursewareId) : undefined,
    classId ? arrayContains(liveClass.classIds, [classId]) : undefined,
    wasHeld(db),
  )
  const rows = await db
    .select({ ...getTableColumns(liveClass), roomName: room.name })
    .from(liveClass)
    .innerJoin(room, eq(room.id, liveClass.roomId))
    .where(wanted)
    .orderBy(desc(liveClass.beganAt), desc(liveClass.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  const facts = await classFactsOf(db, rows)
  const namesOf = await classNamesOf(
    db,
    rows.flatMap(({ classIds }) => classIds),
  )
  return {
    total: await db.$count(liveClass, wanted),
    data: rows.map((row, index) => {
      const own = facts[index]
      const scores = own && scoresOf(own)
      return {
        answerClassId: row.id,
        coursewareId: row.coursewareId,
        coursewareName: row.coursewareName,
        className: namesOf(row.classIds),
        roomName: row.roomName,
        beganAt: platformTime(row.beganAt),
        endedAt: row.endedAt ? platformTime(row.endedAt) : '',
        questionCount: scores?.asked ?? 0,
        studentCount: own?.students.length ?? 0,
        presentCount: scores?.present ?? 0,
        scoreRate: scores && scores.asked > 0 ? scores.rate : null,
      }
    }),
  }
}
