import { text, type CourseFields } from '@mango/contract/courses'
import { and, asc, eq, or } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { course, courseClass, courseStudent, schoolClass, student } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { semesterOf } from '../../shared/school/names.ts'
import { taughtClasses, taughtSubjects } from '../../shared/school/taught-classes.ts'
import type { Session } from '../../session/sessions.ts'

/** Of a course of a teacher who teaches no subject. */
const otherSubject = 50

interface Chosen {
  readonly classIds: readonly number[]
  readonly students: readonly { id: number; classId: number | null }[]
}

/**
 * The chosen classes and students, all of them the teacher's own or in the course already.
 * @throws Refusal where one is not, or there is none
 */
async function chosenBy(
  db: Database,
  { classIds, studentIds }: CourseFields,
  session: Session,
  before: Chosen,
): Promise<Chosen> {
  const own = new Set([...(await taughtClasses(db, session)).map(({ id }) => id), ...before.classIds])
  if (classIds.some((id) => !own.has(id))) throw new Refusal(text.notYours)
  const already = before.students.map(({ id }) => id)
  const students = await db
    .select({ id: student.personId, classId: student.classId })
    .from(student)
    .where(
      and(
        eq(student.schoolId, session.schoolId),
        anyOf(student.personId, studentIds),
        or(anyOf(student.classId, own), anyOf(student.personId, already)),
      ),
    )
    .orderBy(asc(student.studentCode))
  if (students.length !== new Set(studentIds).size) throw new Refusal(text.notYours)
  const whole = new Set(classIds)
  if (whole.size + students.length === 0) throw new Refusal(text.studentsMissing)
  // Whoever is in a whole class is in anyway.
  return { classIds: [...whole], students: students.filter((one) => one.classId === null || !whole.has(one.classId)) }
}

async function seat(tx: Database, courseId: number, { classIds, students }: Chosen) {
  if (classIds.length > 0) await tx.insert(courseClass).values(classIds.map((classId) => ({ courseId, classId })))
  if (students.length > 0)
    await tx.insert(courseStudent).values(students.map(({ id }) => ({ courseId, studentId: id })))
}

/** The subject a teacher teaches in a class, or anywhere, and the class's grade. */
async function kindOf(db: Database, classId: number, session: Session) {
  const [found] = await db.select().from(schoolClass).where(eq(schoolClass.id, classId))
  const subjects = await taughtSubjects(db, session)
  const subject = subjects.find((one) => one.classId === classId) ?? subjects[0]
  return { gradeId: found?.grade ?? 1, subjectId: subject?.subjectId ?? otherSubject }
}

/** A course of a teacher's own, in the term of now. @returns its id */
export async function addCourse(db: Database, fields: CourseFields, session: Session, now: Date): Promise<number> {
  const chosen = await chosenBy(db, fields, session, { classIds: [], students: [] })
  const kind = await kindOf(db, chosen.classIds[0] ?? chosen.students[0]?.classId ?? 0, session)
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(course)
      .values({
        schoolId: session.schoolId,
        teacherId: session.personId,
        ...kind,
        ...semesterOf(now),
        name: fields.name,
        coverUrl: fields.coverUrl,
        preInstall: false,
        createdAt: now,
      })
      .returning({ id: course.id })
    if (!added) throw new Error('the inserted course was not returned')
    await seat(tx, added.id, chosen)
    return added.id
  })
}

export const changeCourse = (db: Database, fields: CourseFields & { id: number }, session: Session): Promise<void> =>
  db.transaction(async (tx) => {
    // Of two who save at once, the second sees what the first has left.
    await tx.select({ id: course.id }).from(course).where(eq(course.id, fields.id)).for('update')
    const classes = await tx.select().from(courseClass).where(eq(courseClass.courseId, fields.id))
    const alone = await tx
      .select({ id: student.personId, classId: student.classId })
      .from(courseStudent)
      .innerJoin(student, eq(student.personId, courseStudent.studentId))
      .where(eq(courseStudent.courseId, fields.id))
    const before = { classIds: classes.map(({ classId }) => classId), students: alone }
    // Whoever is between two classes stands in none to be unticked in, and stays.
    const unplaced = alone.flatMap(({ id, classId }) => (classId === null ? [id] : []))
    const wanted = { ...fields, studentIds: [...fields.studentIds, ...unplaced] }
    const chosen = await chosenBy(tx, wanted, session, before)
    await tx.update(course).set({ name: fields.name, coverUrl: fields.coverUrl }).where(eq(course.id, fields.id))
    await tx.delete(courseClass).where(eq(courseClass.courseId, fields.id))
    await tx.delete(courseStudent).where(eq(courseStudent.courseId, fields.id))
    await seat(tx, fields.id, chosen)
  })
