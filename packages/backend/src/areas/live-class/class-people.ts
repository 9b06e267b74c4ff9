import { toldApart } from '@mango/contract/live-class'
import { asc, eq, inArray } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { liveAnswer, liveSeat, liveVoter, person, student } from '../../database/schema.ts'
import type { LiveClass } from './open-class.ts'

/** Who belongs to a class, by code and told apart: those of its classes now, and whoever took part and has moved since. */
export async function classPeople(db: Database, { id, classIds }: Pick<LiveClass, 'id' | 'classIds'>) {
  const members = db.select({ id: student.personId }).from(student).where(anyOf(student.classId, classIds))
  const seated = db.select({ id: liveSeat.studentId }).from(liveSeat).where(eq(liveSeat.answerClassId, id))
  const answered = db.select({ id: liveAnswer.studentId }).from(liveAnswer).where(eq(liveAnswer.answerClassId, id))
  const voted = db.select({ id: liveVoter.studentId }).from(liveVoter).where(eq(liveVoter.answerClassId, id))
  const people = await db
    .select({ id: person.id, code: student.studentCode, name: person.nickname })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(inArray(student.personId, members.union(seated).union(answered).union(voted)))
    .orderBy(asc(student.studentCode))
  return toldApart(people, classIds.length > 1)
}
