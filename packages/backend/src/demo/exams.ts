import { examStatus } from '@mango/contract/exams'
import { sql } from 'drizzle-orm'
import { examTypes, gradeName, schoolYears, termName } from '../shared/school/names.ts'
import { differences } from '../areas/exams/counts.ts'
import { named } from '../areas/exams/named.ts'
import { exam, examCount } from '../database/schema.ts'
import { firstTeacher } from './first-teacher.ts'
import type { Random } from './random.ts'
import type { SeedContext, Seed } from './seed.ts'

/** 240 exams: how many of them are the second school's. */
const total = 240
const ofSecondSchool = 24
const firstId = 1000

const month = ['第一次月考', '第二次月考', '第三次月考']
const unit = ['第一单元测验', '第二单元测验', '第三单元测验', '第四单元测验']
/** What exams of a type are called, after grade and term. */
const namesOfType: Readonly<Record<number, readonly string[]>> = {
  1: ['期中考试', '期中质量检测', '期中联合测试'],
  2: ['期末考试', '期末质量检测', '期末学业评价'],
  3: month,
  4: unit,
  5: ['三校联考', '区域联考', '集团校联考'],
  6: ['第一次模拟考试', '第二次模拟考试', '考前模拟'],
}
const sets = [
  [1],
  [2],
  [3],
  [1, 2],
  [2, 3],
  [1, 2, 3],
  [1, 2, 3, 5],
  [1, 2, 3, 5, 8, 11],
  [9, 10, 11],
  [12, 13, 14],
  [],
]

type NewExam = typeof exam.$inferInsert & { id: number }

/** Every kind of exam with every name it can have, newest year first. */
function* kinds(now: Date) {
  for (const schoolYear of schoolYears(now))
    for (const termId of [2, 1])
      for (const type of examTypes)
        for (const title of namesOfType[type.id] ?? [])
          for (const gradeId of [7, 8, 9]) yield { schoolYear, termId, type: type.id, gradeId, title }
}
type Kind = ReturnType<typeof kinds> extends Generator<infer K> ? K : never

/** Some day of the term: September to January, or February to July of the year after. */
function dayOf(kind: Kind, random: Random): Date {
  const [year, from, days] = kind.termId === 1 ? [kind.schoolYear, 8, 130] : [kind.schoolYear + 1, 1, 140]
  return new Date(Date.UTC(year, from, 4 + random.between(0, days), random.pick([0, 1, 6]), random.pick([0, 30])))
}

/** `count` of the exams that lie in the past. All are drawn before any is left out: another day changes none but those that it adds. */
function choose({ random, now }: SeedContext, count: number) {
  const all = [...kinds(now)].map((kind) => ({
    kind,
    startTime: dayOf(kind, random),
    status: random.next() < 0.75 ? examStatus.public : examStatus.notPublic,
    subjectIds: random.pick(sets),
    at: random.next(),
  }))
  const past = all.filter(({ startTime }) => startTime < now)
  return past.toSorted((one, other) => one.at - other.at).slice(0, count)
}

/** 240 exams with their sub-exams, over five school years. */
export const examsSeed: Seed = {
  name: 'exams',
  async sow(context) {
    const { db } = context
    const wholes: NewExam[] = []
    for (const [schoolId, count] of [
      [1, total - ofSecondSchool],
      [2, ofSecondSchool],
    ] as const) {
      const createdBy = await firstTeacher(context, schoolId)
      for (const { kind, startTime, status, subjectIds } of choose(context, count)) {
        const { title, ...filters } = kind
        const name = `${gradeName(kind.gradeId)}${termName(kind.termId)}${title}`
        const id = firstId + wholes.length
        wholes.push({ id, schoolId, ...filters, status, subjectIds, ...named(name), startTime, createdBy })
      }
    }
    const subjects = wholes.flatMap((whole) =>
      whole.subjectIds.map((subjectId) => ({ ...whole, parentId: whole.id, subjectId, subjectIds: [], grams: [] })),
    )
    await db.insert(exam).values(wholes)
    await db.insert(exam).values(subjects.map((one, index) => ({ ...one, id: firstId + total + index })))
    await db.insert(examCount).values(differences([], wholes))
    await db.execute(sql`select setval(pg_get_serial_sequence('exam', 'id'), (select max(id) from exam))`)
    await db.execute(sql`analyze exam`)
  },
}
