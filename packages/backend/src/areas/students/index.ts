import { asc, eq } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { answerMachine, person, student } from '../../database/schema.ts'
import { teachers, type AreaHandlers } from '../../handler.ts'
import { ownClassesOf } from '../../shared/school/taught-classes.ts'
import type { Session } from '../../session/sessions.ts'

/** Students of classes of whoever asks, with the devices that are theirs for good. */
async function studentsOf(db: Database, classIds: readonly number[], session: Session) {
  if (classIds.length === 0) return []
  await ownClassesOf(db, classIds, session)
  return db
    .select({
      id: person.id,
      code: student.studentCode,
      name: person.nickname,
      machineCode: answerMachine.machineCode,
    })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .leftJoin(answerMachine, eq(answerMachine.studentId, person.id))
    .where(anyOf(student.classId, classIds))
    .orderBy(asc(student.studentCode))
}

export const students: AreaHandlers<'students'> = {
  getStudentsByClassId: {
    access: teachers,
    handle: async ({ body, services, session }) => ({
      data: await studentsOf(services.db, [body.classId], session),
    }),
  },
  getStudentsByClassIds: {
    access: teachers,
    handle: async ({ body, services, session }) => ({
      data: await studentsOf(services.db, body.classIds, session),
    }),
  },
}
