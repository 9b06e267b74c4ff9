import { paperSource } from '@mango/contract/paper-records'
import { beginOf, dayLength, platformDay } from '@mango/contract/platform-time'
import { asc, eq, getTableName, sql } from 'drizzle-orm'
import { answeredPaper, answeredPart, practise, schoolClass, student } from '../../database/schema.ts'
import { storedBank } from '../questions/stored-bank.ts'
import type { SeedContext, Seed } from '../seed.ts'
import { addPapers, type PlannedPaper } from './add-papers.ts'
import { answer, rateClass, type Sowing } from './answer-papers.ts'
import { mainSubjects, planPapers } from './plan-papers.ts'
import { addWorkbooks } from './workbooks.ts'

/** When the n-th newest paper was answered: today and yesterday several, then ever fewer, in the afternoon. */
function answeredAt({ random, now }: SeedContext, index: number): Date {
  const today = beginOf(platformDay(now)).getTime()
  const daysAgo = Math.floor(index * 0.4 + index ** 2 / 45)
  if (daysAgo === 0) return new Date(today + (now.getTime() - today) * (0.9 - 0.1 * index))
  return new Date(today - daysAgo * dayLength + random.between(15 * 60, 20 * 60 + 30) * 60_000)
}

async function classOf({ db }: SeedContext, schoolId: number): Promise<number[]> {
  const rows = await db
    .select({ id: student.personId, classId: student.classId })
    .from(student)
    .innerJoin(schoolClass, eq(schoolClass.id, student.classId))
    .where(eq(student.schoolId, schoolId))
    .orderBy(asc(student.studentCode))
  return rows.filter(({ classId }) => classId === rows[0]?.classId).map(({ id }) => id)
}

/** The newest papers are still open in every way; of the rest one third was checked by the student. */
function stateOf({ random }: SeedContext, { source, questions }: PlannedPaper, index: number) {
  const total = questions.length
  const open = { bySelf: true, checked: 0, photos: 2 }
  if (index === 0) return { ...open, checked: Math.floor(total * 0.6) }
  if (index === 2) return { ...open, photos: 0 }
  if (index === 5) return open
  const bySelf = source === paperSource.homework && random.next() < 0.35
  return { bySelf, checked: total, photos: random.between(1, 2) }
}

const shuffled = <T>({ random }: SeedContext, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

async function sowSchool(sowing: Sowing, schoolId: number, subjectIds: readonly number[]) {
  const bank = await storedBank(sowing, schoolId, subjectIds)
  const papers = shuffled(sowing, await addPapers(sowing, schoolId, planPapers(sowing, bank, subjectIds)))
  await addWorkbooks(sowing, schoolId, papers, bank)
  // The newest one is of mathematics.
  const first = papers.findIndex(({ subjectId, source }) => subjectId === 2 && source === paperSource.homework)
  papers.unshift(...papers.splice(first, 1))
  const answeringsOf = (studentId: number, count: number) =>
    papers.slice(0, count).map((paper, index) => ({
      schoolId,
      studentId,
      paper,
      at: answeredAt(sowing, index),
      ...stateOf(sowing, paper, index),
    }))
  const [one = 0, two = 0, ...others] = await classOf(sowing, schoolId)
  const mine = answeringsOf(one, papers.length)
  await answer(sowing, mine, 0.76)
  await answer(sowing, answeringsOf(two, 12), 0.6)
  const exams = mine.filter(({ paper }) => paper.source === paperSource.exam)
  await rateClass(
    sowing,
    exams.filter(({ paper, checked }) => checked === paper.questions.length),
    others,
  )
}

/** Homework and exams of every subject: corrected and open ones, with photos, workbooks and the mistakes that came of them. */
export const papersSeed: Seed = {
  name: 'papers',
  async sow(context) {
    const sowing = { ...context, ids: { practise: 0, answered: 0, part: 0 } }
    await sowSchool(sowing, 1, [...mainSubjects, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 50])
    await sowSchool(sowing, 2, [2, 1])
    for (const table of [answeredPaper, answeredPart, practise])
      await context.db.execute(
        sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
      )
  },
}
