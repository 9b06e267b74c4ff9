import type { CallAnswer } from '@mango/contract'
import type { getOngoingCourses } from '@mango/contract/courses'
import { platformTime } from '@mango/contract/platform-time'
import { asc, eq, gt, and } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import {
  course,
  courseClass,
  courseStudent,
  person,
  schoolClass,
  student,
  timetableHour,
} from '../../database/schema.ts'
import { schoolYearName, termName } from '../school/names.ts'

type CourseRow = typeof course.$inferSelect
type Described = CallAnswer<typeof getOngoingCourses>['data'][number]

interface Seat {
  readonly courseId: number
  readonly classId: number
  readonly className: string
  readonly pupil: { readonly id: number; readonly name: string } | null
  readonly studentCode: string | null
}

const seat = {
  classId: schoolClass.id,
  className: schoolClass.name,
  pupil: { id: person.id, name: person.nickname },
  studentCode: student.studentCode,
}

/** Who sits in the courses: with the whole class, and chosen alone. A class without students has an empty seat. */
async function seatsOf(db: Database, ids: readonly number[]): Promise<{ whole: Seat[]; alone: Seat[] }> {
  const whole = await db
    .select({ courseId: courseClass.courseId, ...seat })
    .from(courseClass)
    .innerJoin(schoolClass, eq(schoolClass.id, courseClass.classId))
    .leftJoin(student, eq(student.classId, schoolClass.id))
    .leftJoin(person, eq(person.id, student.personId))
    .where(anyOf(courseClass.courseId, ids))
    .orderBy(asc(schoolClass.grade), asc(schoolClass.id), asc(student.studentCode))
  const alone = await db
    .select({ courseId: courseStudent.courseId, ...seat })
    .from(courseStudent)
    .innerJoin(student, eq(student.personId, courseStudent.studentId))
    .innerJoin(person, eq(person.id, student.personId))
    .innerJoin(schoolClass, eq(schoolClass.id, student.classId))
    .where(anyOf(courseStudent.courseId, ids))
    .orderBy(asc(schoolClass.grade), asc(schoolClass.id), asc(student.studentCode))
  return { whole, alone }
}

/** The hour of each course that runs or comes next. */
async function nextHours(db: Database, ids: readonly number[], now: Date) {
  const rows = await db
    .selectDistinctOn([timetableHour.courseId], {
      courseId: timetableHour.courseId,
      begin: timetableHour.beginsAt,
      end: timetableHour.endsAt,
    })
    .from(timetableHour)
    .where(and(anyOf(timetableHour.courseId, ids), gt(timetableHour.endsAt, now)))
    .orderBy(asc(timetableHour.courseId), asc(timetableHour.beginsAt))
  return new Map(rows.map((row) => [row.courseId, row]))
}

type Pupil = NonNullable<Seat['pupil']> & { readonly studentCode: string }

function classesOf(courseId: number, { whole, alone }: { whole: Seat[]; alone: Seat[] }) {
  const classes = new Map<number, { id: number; name: string; selectAll: boolean; students: Map<number, Pupil> }>()
  for (const [selectAll, seats] of [
    [true, whole],
    [false, alone],
  ] as const)
    for (const one of seats.filter((other) => other.courseId === courseId)) {
      const known = classes.get(one.classId)
      const entry = known ?? { id: one.classId, name: one.className, selectAll, students: new Map<number, Pupil>() }
      if (one.pupil) entry.students.set(one.pupil.id, { ...one.pupil, studentCode: one.studentCode ?? '' })
      classes.set(one.classId, entry)
    }
  return [...classes.values()].map(({ students, ...rest }) => ({
    ...rest,
    students: [...students.values()],
  }))
}

/** Courses as they are listed, in the given order. Their students are named to the teacher only. */
export async function describeCourses(
  db: Database,
  rows: readonly (CourseRow & { teacherName: string })[],
  { named, now }: { named: boolean; now: Date },
): Promise<Described[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await seatsOf(db, ids)
  const hours = await nextHours(db, ids, now)
  return rows.map((row) => {
    const classes = classesOf(row.id, seats)
    const next = hours.get(row.id)
    const [only, ...others] = classes
    return {
      courseId: row.id,
      classId: only?.selectAll && others.length === 0 ? only.id : null,
      preInstall: row.preInstall,
      className: classes.map(({ name }) => name).join('、'),
      title: row.name,
      coverUrl: row.coverUrl,
      cozClassVOS: named ? classes : classes.map((one) => ({ ...one, students: [] })),
      termName: `${schoolYearName(row.schoolYear)} ${termName(row.termId)}`,
      teacherName: row.teacherName,
      studentNum: classes.reduce((sum, one) => sum + one.students.length, 0),
      ...(next && { nextBegin: platformTime(next.begin), nextEnd: platformTime(next.end) }),
    }
  })
}
