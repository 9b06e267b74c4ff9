import { beginOf, daysLater, platformDay, weekdayOf } from '@mango/contract/platform-time'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  courseware,
  liveAnswer,
  liveClass,
  liveQuestion,
  question,
  room,
  schoolClass,
  student,
} from '../database/schema.ts'
import { firstTeacher } from './first-teacher.ts'
import { insertMany } from '../database/insert-many.ts'
import type { SeedContext, Seed } from './seed.ts'

const minute = 60_000
const weeks = 8
const questionsPerClass = 2
const letters = ['A', 'B', 'C', 'D']

async function schoolOf({ db }: SeedContext, schoolId: number) {
  const rooms = await db.select({ id: room.id }).from(room).where(eq(room.schoolId, schoolId)).orderBy(asc(room.id))
  const classes = await db
    .select()
    .from(schoolClass)
    .where(eq(schoolClass.schoolId, schoolId))
    .orderBy(asc(schoolClass.id))
  const students = await db
    .select({ id: student.personId, classId: student.classId })
    .from(student)
    .where(and(eq(student.schoolId, schoolId), isNotNull(student.classId)))
    .orderBy(asc(student.personId))
  // The older half: who tries the product begins with the newer ones, which nobody has used.
  const coursewares = await db
    .select({
      id: courseware.id,
      name: courseware.name,
      gradeId: courseware.gradeId,
      questionIds: courseware.questionIds,
    })
    .from(courseware)
    .where(eq(courseware.schoolId, schoolId))
    .orderBy(asc(courseware.id))
  return { rooms, classes, students, coursewares: coursewares.slice(0, Math.ceil(coursewares.length / 2)) }
}

/** When classes were held: on school days of the last weeks, a little more often from week to week. */
function* times({ random, now }: SeedContext) {
  for (let back = weeks * 7; back >= 1; back--) {
    const day = platformDay(daysLater(now, -back))
    if (['周六', '周日'].includes(weekdayOf(day)) || random.next() > 0.34 + (weeks * 7 - back) / 180) continue
    yield new Date(beginOf(day).getTime() + random.pick([8, 9, 10, 14]) * 60 * minute)
  }
}

async function hold(context: SeedContext, schoolId: number) {
  const { db, random } = context
  const { rooms, classes, students, coursewares } = await schoolOf(context, schoolId)
  const teacherId = await firstTeacher(context, schoolId)
  const held: (typeof liveClass.$inferInsert)[] = []
  for (const { id, grade } of classes)
    for (const beganAt of times(context)) {
      const own = coursewares.filter(({ gradeId }) => gradeId === grade)
      const endedAt = new Date(beganAt.getTime() + 40 * minute)
      const shown = random.pick(own.length > 0 ? own : coursewares)
      held.push({
        schoolId,
        roomId: random.pick(rooms).id,
        classIds: [id],
        coursewareId: shown.id,
        coursewareName: shown.name,
        teacherId,
        beganAt,
        touchedAt: endedAt,
        endedAt,
      })
    }
  const kept = await db.insert(liveClass).values(held).returning()
  const known = await db.select({ id: question.id, answer: question.answer1 }).from(question)
  const right = new Map(known.map(({ id, answer }) => [id, answer ?? 'A']))
  const good = new Map(
    classes.map(({ id }) => [id, { there: 0.86 + random.next() * 0.12, knows: 0.55 + random.next() * 0.3 }]),
  )
  const asked: (typeof liveQuestion.$inferInsert)[] = []
  const answers: (typeof liveAnswer.$inferInsert)[] = []
  for (const { id: answerClassId, classIds, coursewareId, beganAt } of kept) {
    const [classId = 0] = classIds
    const { there = 0.9, knows = 0.7 } = good.get(classId) ?? {}
    const members = students.filter((one) => one.classId === classId && random.next() < there)
    const questionIds = coursewares.find(({ id }) => id === coursewareId)?.questionIds ?? []
    for (const [index, questionId] of questionIds.slice(0, questionsPerClass).entries()) {
      const openedAt = new Date(beganAt.getTime() + (5 + index * 9) * minute)
      asked.push({ answerClassId, questionId, attempt: 1, number: index + 1, openedAt })
      const key = right.get(questionId) ?? 'A'
      const hard = (questionId % 5) / 10
      for (const { id: studentId } of members) {
        const answer =
          random.next() < knows - hard + 0.2 ? key : random.pick(letters.filter((letter) => letter !== key))
        const timeCost = random.between(6, 70) * 1000
        const answeredAt = new Date(openedAt.getTime() + timeCost)
        answers.push({ answerClassId, questionId, attempt: 1, studentId, answer, revision: 1, timeCost, answeredAt })
      }
    }
  }
  await insertMany(db, liveQuestion, asked)
  await insertMany(db, liveAnswer, answers)
  const used = [...new Set(kept.map(({ coursewareId }) => coursewareId))]
  const first = kept.reduce((earliest, { beganAt }) => (beganAt < earliest ? beganAt : earliest), context.now)
  await db.update(courseware).set({ usedAt: first }).where(inArray(courseware.id, used))
}

/** Live classes of the last weeks with what students answered: what a head of school looks back on. */
export const pastClassesSeed: Seed = {
  name: 'past-classes',
  async sow(context) {
    for (const schoolId of [1, 2]) await hold(context, schoolId)
    await context.db.execute(sql`analyze live_class, live_answer`)
  },
}
