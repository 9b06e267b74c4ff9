import { courseColors } from '@mango/contract/courses'
import { and, asc, eq, sql } from 'drizzle-orm'
import {
  chapter,
  course,
  courseClass,
  courseStudent,
  membership,
  person,
  schoolClass,
  student,
  teaching,
  timetableHour,
} from '../database/schema.ts'
import { gradeName, semesterOf, subjectName, type Semester } from '../shared/school/names.ts'
import { lessonsOfPart, unitsOf } from './chapters.ts'
import { insertMany } from '../database/insert-many.ts'
import { hoursOf, type Given } from './timetable.ts'
import type { SeedContext, Seed } from './seed.ts'

/** How many hours a week a class has of each subject. */
const weekly: Readonly<Record<number, number>> = {
  1: 5,
  2: 5,
  3: 5,
  5: 4,
  9: 2,
  11: 2,
  15: 1,
  16: 3,
  17: 1,
  18: 1,
  20: 1,
}
const subjectIds = Object.keys(weekly).map(Number)
const grades = [7, 8, 9]

type SchoolClass = typeof schoolClass.$inferSelect

/** Units, their parts, and in mathematics what a part is divided into. */
function* chaptersOf(schoolId: number, subjectId: number, gradeId: number, firstId: number) {
  let id = firstId
  const add = (parentId: number | null, name: string, showOrder: number) => ({
    id: id++,
    schoolId,
    subjectId,
    gradeId,
    parentId,
    name,
    showOrder,
  })
  for (const [index, unit] of unitsOf(subjectId, gradeId).entries()) {
    const top = add(null, unit.name, index + 1)
    yield top
    for (const [place, name] of unit.parts.entries()) {
      const part = add(top.id, name, place + 1)
      yield part
      for (const [order, lesson] of lessonsOfPart(subjectId).entries()) yield add(part.id, lesson, order + 1)
    }
  }
}

async function printBooks({ db }: SeedContext) {
  const rows: (typeof chapter.$inferInsert & { id: number })[] = []
  for (const schoolId of [1, 2])
    for (const subjectId of subjectIds)
      for (const gradeId of grades) rows.push(...chaptersOf(schoolId, subjectId, gradeId, rows.length + 1))
  await insertMany(db, chapter, rows)
  await db.execute(sql`select setval(pg_get_serial_sequence('chapter', 'id'), (select max(id) from chapter))`)
}

/** The term before another. */
const before = ({ schoolYear, termId }: Semester): Semester =>
  termId === 2 ? { schoolYear, termId: 1 } : { schoolYear: schoolYear - 1, termId: 2 }
/** Some day of its first week. */
const beginOf = ({ schoolYear, termId }: Semester) =>
  new Date(`${termId === 1 ? schoolYear : schoolYear + 1}-${termId === 1 ? '08-28' : '02-20'}T02:00:00Z`)

/** Who teaches each subject in each class: of its teachers the one who has the fewest classes so far. */
async function appoint({ db }: SeedContext, classes: readonly SchoolClass[]) {
  const rows = await db
    .select()
    .from(teaching)
    .orderBy(asc(teaching.classId), asc(teaching.subjectId), asc(teaching.personId))
  const load = new Map<number, number>()
  return classes.flatMap((one) =>
    subjectIds.flatMap((subjectId) => {
      const [teacher] = rows
        .filter((row) => row.classId === one.id && row.subjectId === subjectId)
        .map(({ personId }) => ({ personId, classes: load.get(personId) ?? 0 }))
        .toSorted((a, b) => a.classes - b.classes)
      if (!teacher) return []
      load.set(teacher.personId, teacher.classes + 1)
      return [{ teacherId: teacher.personId, subjectId, one }]
    }),
  )
}

/** Courses that come from the timetable, of this term and of two before; whoever is in the lowest grade was elsewhere then. */
function installed(appointed: Awaited<ReturnType<typeof appoint>>, now: Date, firstId: number): Given[] {
  const current = semesterOf(now)
  const terms = [current, before(current), before(before(current))]
  const all = terms.flatMap((term) =>
    appointed.map(({ teacherId, subjectId, one }) => ({
      teacherId,
      subjectId,
      one,
      term,
      gradeId: one.grade - (current.schoolYear - term.schoolYear),
    })),
  )
  return all
    .filter(({ gradeId }) => grades.includes(gradeId))
    .map(({ teacherId, subjectId, one, term, gradeId }, index) => ({
      classId: one.id,
      hours: term === current ? (weekly[subjectId] ?? 1) : 0,
      course: {
        id: firstId + index,
        schoolId: one.schoolId,
        teacherId,
        subjectId,
        gradeId,
        ...term,
        name: `${gradeName(gradeId)}${subjectName(subjectId)}`,
        coverUrl: courseColors[(subjectIds.indexOf(subjectId) + one.id) % courseColors.length] ?? courseColors[0],
        preInstall: true,
        createdAt: beginOf(term),
      },
    }))
}

/** Courses that teachers made of their own. */
const custom = [
  { teacher: 0, name: '名著共读社', whole: [], some: [14, 6, 4], ended: 0, hours: 1 },
  { teacher: 0, name: '作文升格训练（周三）', whole: [0], some: [0, 12], ended: 0, hours: 1 },
  { teacher: 0, name: '小升初语文衔接', whole: [0, 1], some: [], ended: 1, hours: 0 },
  { teacher: 0, name: '古诗词诵读', whole: [0], some: [], ended: 2, hours: 0 },
  { teacher: 1, name: '思维提升', whole: [], some: [10, 8], ended: 0, hours: 1 },
  { teacher: 1, name: '小升初数学衔接', whole: [0], some: [], ended: 1, hours: 0 },
  { teacher: 2, name: '英语口语角', whole: [0, 1, 2], some: [], ended: 0, hours: 1 },
  { teacher: 2, name: '自然拼读', whole: [], some: [20], ended: 2, hours: 0 },
]

async function teachersOf({ db }: SeedContext, schoolId: number) {
  const rows = await db
    .selectDistinct({ id: person.id, subjectId: teaching.subjectId })
    .from(person)
    .innerJoin(membership, eq(membership.personId, person.id))
    .innerJoin(teaching, eq(teaching.personId, person.id))
    .where(and(eq(person.kind, 'teacher'), eq(membership.schoolId, schoolId)))
    .orderBy(asc(person.id))
  return rows
}

/** @returns the courses, and who was chosen for them alone: the first students of the classes, the first class's before all */
async function ownCourses(context: SeedContext, schoolId: number, classes: readonly SchoolClass[], firstId: number) {
  const { db, now } = context
  const teachers = await teachersOf(context, schoolId)
  const pupils = await db
    .select({ id: student.personId, classId: student.classId })
    .from(student)
    .where(eq(student.schoolId, schoolId))
    .orderBy(asc(student.studentCode))
  const of = (classId: number, count: number) =>
    pupils
      .filter((one) => one.classId === classId)
      .slice(0, count)
      .map(({ id }) => id)
  const given: Given[] = []
  const wholes: (typeof courseClass.$inferInsert)[] = []
  const chosen: (typeof courseStudent.$inferInsert)[] = []
  for (const [index, { teacher, name, whole, some, ended, hours }] of custom.entries()) {
    const by = teachers[teacher]
    const first = classes[0]
    if (!by || !first) continue
    const term = [semesterOf(now), before(semesterOf(now)), before(before(semesterOf(now)))][ended] ?? semesterOf(now)
    const id = firstId + given.length
    const coverUrl = courseColors[(index * 5 + 5) % courseColors.length] ?? courseColors[0]
    given.push({
      classId: first.id,
      hours,
      course: {
        id,
        schoolId,
        teacherId: by.id,
        subjectId: by.subjectId,
        gradeId: first.grade,
        ...term,
        name,
        coverUrl,
        preInstall: false,
        createdAt: beginOf(term),
      },
    })
    wholes.push(...whole.flatMap((place) => (classes[place] ? [{ courseId: id, classId: classes[place].id }] : [])))
    for (const [place, count] of some.entries())
      chosen.push(...of(classes[place]?.id ?? 0, count).map((studentId) => ({ courseId: id, studentId })))
  }
  return { given, wholes, chosen }
}

/** Courses of this and past terms with their chapters and classes, and this term's timetable. */
export const coursesSeed: Seed = {
  name: 'courses',
  async sow(context) {
    const { db, now } = context
    await printBooks(context)
    const classes = await db.select().from(schoolClass).orderBy(asc(schoolClass.id))
    const given = installed(await appoint(context, classes), now, 1)
    const wholes = given.map(({ course: { id }, classId }) => ({ courseId: id, classId }))
    const chosen: (typeof courseStudent.$inferInsert)[] = []
    for (const schoolId of [1, 2]) {
      const ofSchool = classes.filter((one) => one.schoolId === schoolId)
      const own = await ownCourses(context, schoolId, ofSchool, given.length + 1)
      given.push(...own.given)
      wholes.push(...own.wholes)
      chosen.push(...own.chosen)
    }
    await insertMany(
      db,
      course,
      given.map((one) => one.course),
    )
    await db.execute(sql`select setval(pg_get_serial_sequence('course', 'id'), (select max(id) from course))`)
    await insertMany(db, courseClass, wholes)
    await insertMany(db, courseStudent, chosen)
    await insertMany(db, timetableHour, hoursOf(context, given, classes))
    await db.execute(sql`analyze course, timetable_hour`)
  },
}
