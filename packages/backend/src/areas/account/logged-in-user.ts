import type { KnownUser, LoggedInUser } from '@mango/contract/account'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { membership, person, school, student, teaching } from '../../database/schema.ts'
import { Refusal, text } from '../../refusal.ts'
import { taughtSubjects } from '../../shared/school/taught-classes.ts'
import { startSession } from '../../session/sessions.ts'

/** Class id to subject ids: what a teacher teaches there, what a student is taught. */
async function subjectsByClass(db: Database, personId: number, schoolId: number): Promise<Record<string, number[]>> {
  const taught = await taughtSubjects(db, { personId, schoolId })
  const learnt = await db
    .selectDistinct({ classId: teaching.classId, subjectId: teaching.subjectId })
    .from(teaching)
    .innerJoin(student, eq(student.classId, teaching.classId))
    .where(eq(student.personId, personId))
    .orderBy(asc(teaching.classId), asc(teaching.subjectId))
  const subjects: Record<string, number[]> = {}
  for (const { classId, subjectId } of [...taught, ...learnt]) (subjects[classId] ??= []).push(subjectId)
  return subjects
}

/**
 * A person in one of their schools, as every login answer describes them.
 * @throws Refusal when the person does not belong to the school
 */
export async function describeUser(db: Database, personId: number, schoolId: number): Promise<KnownUser> {
  const [who] = await db.select().from(person).where(eq(person.id, personId))
  const schools = await db
    .select({ id: school.id, name: school.name, roles: membership.roles, permissions: membership.permissions })
    .from(membership)
    .innerJoin(school, eq(school.id, membership.schoolId))
    .where(eq(membership.personId, personId))
    .orderBy(asc(school.id))
  const here = schools.find(({ id }) => id === schoolId)
  if (!who || !here) throw new Refusal(text.notInSchool)
  return {
    id: who.id,
    nickname: who.nickname,
    mobile: who.mobile,
    gender: who.gender,
    schoolId,
    permissions: here.permissions.map((id) => ({ id })),
    classIdSubjectIdsMap: await subjectsByClass(db, personId, schoolId),
    roles: here.roles.map((id) => ({ id })),
    schoolGroupVOList: [{ schoolVOList: schools.map(({ id, name }) => ({ id, name })) }],
  }
}

/** Starts a session in one of a person's schools: what a login answers. */
export async function logIn(
  db: Database,
  { personId, schoolId, family }: { personId: number; schoolId: number; family?: string },
  now: Date,
): Promise<LoggedInUser> {
  const user = await describeUser(db, personId, schoolId)
  const token = await startSession(db, { personId, schoolId, ...(family !== undefined && { family }) }, now)
  return { ...user, token }
}
