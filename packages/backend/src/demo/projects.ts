import { daysLater, platformDay } from '@mango/contract/platform-time'
import { and, asc, eq } from 'drizzle-orm'
import { membership, person, project } from '../database/schema.ts'
import { insertMany } from '../database/insert-many.ts'
import type { SeedContext, Seed } from './seed.ts'

const works = [
  { name: '校园里的朗读者', note: '6 组，本周交录音', done: 9, total: 14, days: 6 },
  { name: '期中讲评微课', note: '三个班共用', done: 4, total: 7, days: 13 },
  { name: '分层作业设计', note: '教研组', done: 3, total: 8, days: 12 },
  { name: '读书节展板', note: '走廊东侧', done: 5, total: 5, days: -9 },
]

/** What the first teachers of the first school work on besides lessons. */
export const projectsSeed: Seed = {
  name: 'projects',
  async sow({ db, now }: SeedContext) {
    const teachers = await db
      .select({ id: person.id })
      .from(person)
      .innerJoin(membership, eq(membership.personId, person.id))
      .where(and(eq(person.kind, 'teacher'), eq(membership.schoolId, 1)))
      .orderBy(asc(person.id))
      .limit(3)
    const rows = teachers.flatMap(({ id }, index) =>
      works.slice(index).map(({ days, ...work }) => ({
        ...work,
        schoolId: 1,
        ownerId: id,
        due: platformDay(daysLater(now, days)),
        createdAt: daysLater(now, -20),
      })),
    )
    await insertMany(db, project, rows)
  },
}
