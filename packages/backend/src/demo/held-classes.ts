import { dayLength, daysLater } from '@mango/contract/platform-time'
import { answerTo, choicesOf, questionType } from '@mango/contract/questions'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import {
  courseware,
  liveAnswer,
  liveClass,
  liveQuestion,
  person,
  question,
  room,
  schoolClass,
  student,
  teaching,
} from '../database/schema.ts'
import { demoAccounts } from './accounts.ts'
import { insertMany } from '../database/insert-many.ts'
import type { Random } from './random.ts'
import type { SeedContext, Seed } from './seed.ts'

const minute = 60_000
/** How many lessons ago, and at which hour of the school's day. */
const lessons = [
  { daysAgo: 1, hour: 10 },
  { daysAgo: 3, hour: 8 },
  { daysAgo: 8, hour: 10 },
  { daysAgo: 10, hour: 14 },
  { daysAgo: 15, hour: 9 },
  { daysAgo: 22, hour: 10 },
] as const
/** Of the newest coursewares nobody has taught any yet. */
const untaught = 12

/** A moment of a school day in China; what would fall on a weekend was on the Friday before. */
function lessonStart(now: Date, { daysAgo, hour }: (typeof lessons)[number]): Date {
  const date = daysLater(now, -daysAgo)
  date.setUTCHours(hour - 8, 5, 0, 0)
  const weekday = date.getUTCDay()
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0
  return new Date(date.getTime() - back * dayLength)
}

type Question = Pick<typeof question.$inferSelect, 'id' | 'typeName' | 'answer1' | 'choiceCount'>

/** An answer as students give it: the right one by ability, else mostly the one that tempts. */
function chosen(random: Random, asked: Question, right: boolean, tempting: string): string {
  if (right && asked.answer1) return asked.answer1
  const wrong = random.next() < 0.6 ? tempting : random.pick(choicesOf(asked))
  return answerTo(asked, wrong) ?? tempting
}

function temptingOf(random: Random, asked: Question): string {
  const others = choicesOf(asked).filter((choice) => choice !== asked.answer1)
  const one = random.pick(others.length > 0 ? others : choicesOf(asked))
  return asked.typeName === questionType.multiple && asked.answer1 ? (asked.answer1[0] ?? one) : one
}

/** One lesson with everything that was answered in it. */
async function hold(
  { db, random }: SeedContext,
  lesson: { teacherId: number; classId: number; roomId: number; course: typeof courseware.$inferSelect; beganAt: Date },
) {
  const { teacherId, classId, roomId, course, beganAt } = lesson
  const bank = await db.select().from(question).where(inArray(question.id, course.questionIds))
  const questions = course.questionIds.flatMap((id) => bank.find((row) => row.id === id) ?? [])
  const students = await db
    .select({ id: student.personId })
    .from(student)
    .where(eq(student.classId, classId))
    .orderBy(asc(student.studentCode))
  const present = students
    .filter(() => random.next() > 0.05)
    .map(({ id }) => ({ id, ability: 0.35 + random.next() * 0.6 }))
  const endedAt = new Date(beganAt.getTime() + (questions.length * 4 + 3) * minute)
  const [held] = await db
    .insert(liveClass)
    .values({
      schoolId: course.schoolId,
      roomId,
      classIds: [classId],
      coursewareId: course.id,
      coursewareName: course.name,
      teacherId,
      beganAt,
      touchedAt: endedAt,
      endedAt,
      questionId: questions.at(-1)?.id ?? null,
      attempt: 1,
    })
    .returning({ id: liveClass.id })
  if (!held) throw new Error('the inserted class was not returned')
  const rounds: (typeof liveQuestion.$inferInsert)[] = []
  const answers: (typeof liveAnswer.$inferInsert)[] = []
  for (const [index, asked] of questions.entries()) {
    const hardness = random.next() * 0.5
    const tempting = temptingOf(random, asked)
    // One question is discussed and voted on again.
    for (const attempt of index === 2 ? [1, 2] : [1]) {
      const openedAt = new Date(beganAt.getTime() + (index * 4 + (attempt - 1) * 2) * minute)
      const closedAt = new Date(openedAt.getTime() + 90_000)
      rounds.push({ answerClassId: held.id, questionId: asked.id, attempt, number: index + 1, openedAt, closedAt })
      for (const { id, ability } of present) {
        if (random.next() < 0.03) continue
        const isRight = random.next() < ability + 0.3 - hardness + (attempt - 1) * 0.35
        const timeCost = 3500 + Math.round(random.next() ** 2 * 70_000)
        answers.push({
          answerClassId: held.id,
          questionId: asked.id,
          attempt,
          studentId: id,
          answer: chosen(random, asked, isRight, tempting),
          revision: 1,
          timeCost,
          answeredAt: new Date(openedAt.getTime() + timeCost),
        })
      }
    }
  }
  await insertMany(db, liveQuestion, rounds)
  await insertMany(db, liveAnswer, answers)
  await db
    .update(courseware)
    .set({ usedAt: beganAt })
    .where(and(eq(courseware.id, course.id), isNull(courseware.usedAt)))
}

/** Lessons that two of the demo's teachers have held in the last weeks. */
export const heldClassesSeed: Seed = {
  name: 'held-classes',
  async sow(context) {
    const { db, now, random } = context
    const rooms = await db
      .select({ id: room.id })
      .from(room)
      .where(and(eq(room.schoolId, 1), isNull(room.classIds)))
      .orderBy(asc(room.id))
    const courses = await db
      .select()
      .from(courseware)
      .where(and(eq(courseware.schoolId, 1), eq(courseware.share, 1)))
      .orderBy(desc(courseware.createdAt))
    const taught = courses.slice(untaught)
    for (const [turn, mobile] of [demoAccounts.teachers.everything, demoAccounts.teachers.ordinary].entries()) {
      const [teacher] = await db.select({ id: person.id }).from(person).where(eq(person.mobile, mobile))
      const classes = await db
        .selectDistinct({ id: schoolClass.id, grade: schoolClass.grade })
        .from(schoolClass)
        .leftJoin(teaching, eq(teaching.classId, schoolClass.id))
        .where(and(eq(schoolClass.schoolId, 1), turn === 0 ? undefined : eq(teaching.personId, teacher?.id ?? 0)))
        .orderBy(asc(schoolClass.id))
      for (const [index, lesson] of lessons.entries()) {
        // Two lessons in three are with the same class.
        const inClass = index % 3 === 2 ? classes[1] : classes[0]
        const fitting = taught.filter(({ gradeId }) => gradeId === inClass?.grade)
        const course = fitting[(index * 2 + turn) % Math.max(1, fitting.length)]
        if (!teacher || !inClass || !course) continue
        await hold(context, {
          teacherId: teacher.id,
          classId: inClass.id,
          roomId: random.pick(rooms).id,
          course,
          beganAt: lessonStart(now, lesson),
        })
      }
    }
  },
}
