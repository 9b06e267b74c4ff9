import { text } from '@mango/contract/coursewares'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass, schoolClass, teaching } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { classesOf } from './classes.ts'

/** What a teacher teaches in which class of a school. */
export const taughtSubjects = (db: Database, { schoolId, personId }: Pick<Session, 'schoolId' | 'personId'>) =>
  db
    .select({ classId: teaching.classId, subjectId: teaching.subjectId })
    .from(teaching)
    .innerJoin(schoolClass, eq(schoolClass.id, teaching.classId))
    .where(and(eq(teaching.personId, personId), eq(schoolClass.schoolId, schoolId)))
    .orderBy(asc(teaching.classId), asc(teaching.subjectId))

/** The classes a teacher teaches, by grade; all of the school for one who teaches none. */
export async function taughtClasses(db: Database, { schoolId, personId }: Pick<Session, 'schoolId' | 'personId'>) {
  const columns = { id: schoolClass.id, name: schoolClass.name, grade: schoolClass.grade }
  const ofSchool = eq(schoolClass.schoolId, schoolId)
  const order = [asc(schoolClass.grade), asc(schoolClass.id)]
  const own = await db
    .selectDistinct(columns)
    .from(schoolClass)
    .innerJoin(teaching, eq(teaching.classId, schoolClass.id))
    .where(and(ofSchool, eq(teaching.personId, personId)))
    .orderBy(...order)
  if (own.length > 0) return own
  return db
    .select(columns)
    .from(schoolClass)
    .where(ofSchool)
    .orderBy(...order)
}

/** Classes that a teacher teaches, or holds a class for just now and must be able to come back to: all of them or a refusal. */
export async function ownClassesOf(
  db: Database,
  ids: readonly number[],
  { schoolId, personId }: Pick<Session, 'schoolId' | 'personId'>,
) {
  const taught = await taughtClasses(db, { schoolId, personId })
  const held = await db
    .select({ classIds: liveClass.classIds })
    .from(liveClass)
    .where(and(eq(liveClass.teacherId, personId), eq(liveClass.schoolId, schoolId), isNull(liveClass.endedAt)))
  const own = new Set([...taught.map(({ id }) => id), ...held.flatMap(({ classIds }) => classIds)])
  if (ids.some((id) => !own.has(id))) throw new Refusal(text.classNotYours)
  return classesOf(db, ids, schoolId)
}
