import { calls } from '@mango/contract/calls'
import { text, type getOngoingCourses } from '@mango/contract/courses'
import { and, asc, desc, eq, getTableColumns, like, or, sql } from 'drizzle-orm'
import { allOf, type Asked } from '../../access/access.ts'
import { describeCourses } from '../../shared/courses/describe.ts'
import { courseOf, coursesOf, isFinished, isOngoing, ownCourse } from '../../shared/courses/own-course.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { course, person, schoolClass, student } from '../../database/schema.ts'
import { anybodySignedIn, students, teachers, type AreaHandlers, type GuardedHandler } from '../../handler.ts'
import { taughtClasses } from '../../shared/school/taught-classes.ts'
import { containing } from '../../search/containing.ts'
import { fold } from '../../search/grams.ts'
import type { Session } from '../../session/sessions.ts'
import { addCourse, changeCourse } from './save.ts'

/** A search names no more students than a person reads. */
const mostFound = 50

const ownTeaching = allOf(
  teachers,
  ownCourse(({ query }: { query: { courseId: number } }) => query.courseId),
)

const ownChange = allOf(
  teachers,
  ownCourse(({ body }: { body: { id: number } }) => body.id),
)
const ownClass = allOf(teachers, async ({ session, services: { db }, input }: Asked<{ body: { classId: number } }>) => {
  const classes = await taughtClasses(db, session)
  return classes.some(({ id }) => id === input.body.classId)
})

/** The courses of whoever asks, those of this term or those of the terms before. */
async function listed(db: Database, session: Session, ongoing: boolean, now: Date) {
  const rows = await db
    .select({ ...getTableColumns(course), teacherName: person.nickname })
    .from(course)
    .innerJoin(person, eq(person.id, course.teacherId))
    .where(and(coursesOf(db, session), ongoing ? isOngoing(now) : isFinished(now)))
    .orderBy(desc(course.schoolYear), desc(course.termId), desc(course.preInstall), asc(course.id))
  const described = await describeCourses(db, rows, { named: session.kind === 'teacher', now })
  // Only where they are grouped by it.
  return described.map(({ termName, ...one }) => ({ ...one, ...(!ongoing && { termName }) }))
}
const list = (access: typeof teachers, ongoing: boolean): GuardedHandler<typeof getOngoingCourses> => ({
  access,
  handle: async ({ services: { db }, session, now }) => ({ data: await listed(db, session, ongoing, now) }),
})

const columns = {
  id: person.id,
  name: person.nickname,
  code: student.studentCode,
  studentCode: student.studentCode,
  classId: schoolClass.id,
  className: schoolClass.name,
}
/** Students of classes that this teacher may choose from. */
const studentsIn = (db: Database, classIds: readonly number[], named?: string) => {
  const pattern = named === undefined ? undefined : containing(fold(named))
  return db
    .select(columns)
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .innerJoin(schoolClass, eq(schoolClass.id, student.classId))
    .where(
      and(
        anyOf(student.classId, classIds),
        pattern === undefined
          ? undefined
          : or(like(sql`lower(${person.nickname})`, pattern), like(student.studentCode, pattern)),
      ),
    )
    .orderBy(asc(schoolClass.grade), asc(schoolClass.id), asc(student.studentCode))
}

export const courses: AreaHandlers<'courses'> = {
  getTeacherOngoingCourses: list(teachers, true),
  getTeacherFinishedCourses: list(teachers, false),
  getOngoingCourses: list(students, true),
  getFinishedCourses: list(students, false),
  getCourse: {
    access: anybodySignedIn,
    handle: async ({ query, services: { db }, session }) => ({
      data: { name: (await courseOf(db, query.courseId, session)).name },
    }),
  },
  listCourseClasses: {
    access: teachers,
    handle: async ({ services: { db }, session }) => {
      const classes = await taughtClasses(db, session)
      const counted = await db
        .select({ classId: student.classId, count: sql<number>`count(*)::int` })
        .from(student)
        .where(
          anyOf(
            student.classId,
            classes.map(({ id }) => id),
          ),
        )
        .groupBy(student.classId)
      const countOf = new Map(counted.map(({ classId, count }) => [classId, count]))
      return { data: classes.map(({ id, name }) => ({ id, name, studentNum: countOf.get(id) ?? 0 })) }
    },
  },
  getClassStudents: {
    access: ownClass,
    refusal: text.notYours,
    handle: async ({ body, services: { db } }) => ({ data: await studentsIn(db, [body.classId]) }),
  },
  searchStudents: {
    access: teachers,
    handle: async ({ query, services: { db }, session }) => {
      const named = query.query.trim()
      if (named === '') return { data: [] }
      const classes = await taughtClasses(db, session)
      const ids = classes.map(({ id }) => id)
      return { data: await studentsIn(db, ids, named).limit(mostFound) }
    },
  },
  saveCourse: {
    access: teachers,
    repeats: 'double-press',
    handle: async ({ body, services: { db }, session, now }) => ({
      data: { courseId: await addCourse(db, body, session, now) },
    }),
  },
  updateCourse: {
    access: ownChange,
    refusal: text.courseUnknown,
    handle: async ({ body, services: { db }, session }) => {
      await changeCourse(db, body, session)
      return {}
    },
  },
  getCourseFields: {
    access: ownTeaching,
    refusal: text.courseUnknown,
    handle: async ({ query, services: { db }, session, now }) => {
      const found = await courseOf(db, query.courseId, session)
      const [described] = await describeCourses(db, [{ ...found, teacherName: session.nickname }], { named: true, now })
      if (!described) throw new Error('a course that is described as nothing')
      return { data: described }
    },
  },
  deleteCourse: {
    access: ownTeaching,
    undoes: calls.courses.saveCourse,
    refusal: text.courseUnknown,
    handle: async ({ query, services: { db }, now }) => {
      await db.update(course).set({ deletedAt: now }).where(eq(course.id, query.courseId))
      return {}
    },
  },
}
