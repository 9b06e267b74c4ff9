import { platformDay } from '@mango/contract/platform-time'
import { foundKind, foundPerKind, type Found } from '@mango/contract/today'
import { and, asc, desc, eq, getTableColumns, like, or, sql, type AnyColumn } from 'drizzle-orm'
import { describeCourses } from '../../shared/courses/describe.ts'
import { coursesOf } from '../../shared/courses/own-course.ts'
import { visibleTo } from '../../shared/courses/visible-lessons.ts'
import { isVisible } from '../../shared/coursewares/visible.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { course, courseware, lesson, person, schoolClass, student } from '../../database/schema.ts'
import { gradeName, subjectName } from '../../shared/school/names.ts'
import { taughtClasses } from '../../shared/school/taught-classes.ts'
import { containing } from '../../search/containing.ts'
import { wordsOf } from '../../search/words.ts'
import type { Session } from '../../session/sessions.ts'

const nothingMore = { classId: null, preInstall: false, courseId: null }

/** Whether a name holds all words. */
const holds = (name: AnyColumn, words: readonly string[]) =>
  and(...words.map((word) => like(sql`lower(${name})`, containing(word))))

async function coursesNamed(db: Database, words: readonly string[], session: Session): Promise<Found[]> {
  const rows = await db
    .select({ ...getTableColumns(course), teacherName: person.nickname })
    .from(course)
    .innerJoin(person, eq(person.id, course.teacherId))
    .where(and(coursesOf(db, session), holds(course.name, words)))
    .orderBy(desc(course.schoolYear), desc(course.termId), asc(course.id))
    .limit(foundPerKind)
  const described = await describeCourses(db, rows, { named: false, now: new Date(0) })
  return described.map(({ courseId, classId, preInstall, title, className, termName }) => ({
    kind: foundKind.course,
    id: courseId,
    title,
    detail: `${className} · ${termName}`,
    classId,
    preInstall,
    courseId: null,
  }))
}

/** Lessons of own courses, the newest first; students find the published ones. */
async function lessonsNamed(db: Database, words: readonly string[], session: Session): Promise<Found[]> {
  const rows = await db
    .select({
      id: lesson.id,
      title: lesson.title,
      classId: lesson.classId,
      heldAt: lesson.heldAt,
      courseId: course.id,
      courseName: course.name,
      preInstall: course.preInstall,
    })
    .from(lesson)
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(and(visibleTo(db, session), holds(lesson.title, words)))
    .orderBy(desc(lesson.heldAt), desc(lesson.id))
    .limit(foundPerKind)
  return rows.map(({ heldAt, courseName, ...found }) => ({
    ...found,
    kind: foundKind.lesson,
    detail: `${courseName} · ${platformDay(heldAt)}`,
  }))
}

async function studentsNamed(db: Database, words: readonly string[], session: Session): Promise<Found[]> {
  const classes = await taughtClasses(db, session)
  const ids = classes.map(({ id }) => id)
  const rows = await db
    .select({ id: person.id, title: person.nickname, code: student.studentCode, className: schoolClass.name })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .innerJoin(schoolClass, eq(schoolClass.id, student.classId))
    .where(and(anyOf(student.classId, ids), or(holds(person.nickname, words), holds(student.studentCode, words))))
    .orderBy(asc(schoolClass.grade), asc(student.studentCode))
    .limit(foundPerKind)
  return rows.map(({ id, title, code, className }) => ({
    kind: foundKind.student,
    id,
    title,
    detail: `${className} · ${code}`,
    ...nothingMore,
  }))
}

async function coursewaresNamed(db: Database, words: readonly string[], session: Session): Promise<Found[]> {
  const rows = await db
    .select()
    .from(courseware)
    .where(and(isVisible(session), holds(courseware.name, words)))
    .orderBy(desc(courseware.createdAt), desc(courseware.id))
    .limit(foundPerKind)
  return rows.map(({ id, name, gradeId, subjectId }) => ({
    kind: foundKind.courseware,
    id,
    title: name,
    detail: `${gradeName(gradeId)} · ${subjectName(subjectId)}`,
    ...nothingMore,
  }))
}

/** What the names of one's own things hold: all words, wherever they stand. */
export async function search(db: Database, query: string, session: Session): Promise<Found[]> {
  const words = wordsOf(query)
  const courses = await coursesNamed(db, words, session)
  const lessons = await lessonsNamed(db, words, session)
  if (session.kind === 'student') return [...courses, ...lessons]
  return [
    ...courses,
    ...lessons,
    ...(await studentsNamed(db, words, session)),
    ...(await coursewaresNamed(db, words, session)),
  ]
}
