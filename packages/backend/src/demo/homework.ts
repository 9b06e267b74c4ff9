import { paperSource } from '@mango/contract/paper-records'
import { dayLength, daysLater } from '@mango/contract/platform-time'
import { and, asc, eq, gte, isNotNull, isNull, min, notInArray } from 'drizzle-orm'
import { answeredPaper, paper, student } from '../database/schema.ts'
import { sowAnswers } from './homework-answers.ts'
import { insertMany } from '../database/insert-many.ts'
import type { SeedContext, Seed } from './seed.ts'

const minute = 60_000
const schoolId = 1
const weeks = 6
/** Chinese, mathematics, English. */
const latestSubjects = [1, 2, 3]

/** The homework of the last weeks: that of the pupils whose papers are known to the last question. */
const givenOf = ({ db, now }: SeedContext) =>
  db
    .select({ paperId: answeredPaper.paperId, at: min(answeredPaper.handedInAt) })
    .from(answeredPaper)
    .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
    .where(
      and(
        eq(paper.schoolId, schoolId),
        eq(paper.source, paperSource.homework),
        gte(answeredPaper.handedInAt, new Date(now.getTime() - weeks * 7 * dayLength)),
      ),
    )
    .groupBy(answeredPaper.paperId)
    .orderBy(asc(answeredPaper.paperId))

/** Homework of this week: papers that those pupils have not had in a long time. */
async function latestOf({ db, now }: SeedContext, given: readonly { paperId: number }[]) {
  const unused = await db
    .select({ paperId: paper.id, subjectId: paper.subjectId })
    .from(paper)
    .where(
      and(
        eq(paper.schoolId, schoolId),
        eq(paper.source, paperSource.homework),
        isNull(paper.ownerId),
        notInArray(
          paper.id,
          given.map(({ paperId }) => paperId),
        ),
      ),
    )
    .orderBy(asc(paper.id))
  return latestSubjects.flatMap((subjectId) =>
    unused
      .filter((one) => one.subjectId === subjectId)
      .slice(-2)
      .map(({ paperId }, index) => ({ paperId, at: daysLater(now, -(0.7 + index * 2.1)) })),
  )
}

/** Everybody else in a class, with the class. */
const othersOf = ({ db }: SeedContext) =>
  db
    .select({ id: student.personId, classId: student.classId })
    .from(student)
    .where(
      and(
        eq(student.schoolId, schoolId),
        isNotNull(student.classId),
        notInArray(
          student.personId,
          db
            .select({ id: answeredPaper.studentId })
            .from(answeredPaper)
            .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
            .where(eq(paper.source, paperSource.homework)),
        ),
      ),
    )
    .orderBy(asc(student.personId))

/** A paper as it came, and with this chance already checked. */
function handedIn({ random, now }: SeedContext, studentId: number, paperId: number, handedInAt: Date, chance: number) {
  const isCorrected = random.next() < chance
  const correctedAt = isCorrected
    ? new Date(Math.min(now.getTime(), handedInAt.getTime() + random.between(20, 90) * minute))
    : null
  return {
    studentId,
    paperId,
    correctBySelf: true,
    handedInAt,
    updatedAt: correctedAt ?? handedInAt,
    correctedAt,
    scoreRate: isCorrected ? random.between(52, 100) : null,
  }
}

/** What the others handed in of the same homework: enough to be counted, class by class. */
export const homeworkSeed: Seed = {
  name: 'homework',
  async sow(context) {
    const { db, random, now } = context
    const given = await givenOf(context)
    const others = await othersOf(context)
    const rows: (typeof answeredPaper.$inferInsert)[] = []
    for (const classId of new Set(others.map((pupil) => pupil.classId))) {
      const diligence = 0.86 + random.next() * 0.12
      const pupils = others.filter((pupil) => pupil.classId === classId)
      for (const { paperId, at } of given) {
        // One evening is never quite like another.
        const share = Math.min(0.99, diligence + random.between(-6, 3) / 100)
        for (const { id } of pupils) {
          if (random.next() > share) continue
          const handedInAt = new Date((at ?? now).getTime() - random.between(0, 90) * minute)
          const isNew = now.getTime() - handedInAt.getTime() < 2 * dayLength
          rows.push(handedIn(context, id, paperId, handedInAt, isNew ? 0.9 : 0.95))
        }
      }
    }
    for (const { paperId, at } of await latestOf(context, given))
      for (const { id } of others) {
        if (random.next() < 0.08) continue
        rows.push(handedIn(context, id, paperId, new Date(at.getTime() - random.between(0, 90) * minute), 0.85))
      }
    await insertMany(db, answeredPaper, rows)
    await db
      .update(answeredPaper)
      .set({ classId: student.classId })
      .from(student)
      .where(eq(student.personId, answeredPaper.studentId))
    await sowAnswers(context)
  },
}
