import { authority } from '@mango/contract'
import { and, eq } from 'drizzle-orm'
import { allOf, anyOf, right, role, type Access, type Asked } from '../../access/access.ts'
import { ownStudent } from '../../access/own-student.ts'
import { growthMoment, student } from '../../database/schema.ts'

const ofSchool =
  <Input>(studentIdOf: (input: Input) => number): Access<Input> =>
  async ({ session, services: { db }, input }: Asked<Input>) => {
    const [found] = await db
      .select({ id: student.personId })
      .from(student)
      .where(and(eq(student.personId, studentIdOf(input)), eq(student.schoolId, session.schoolId)))
    return found !== undefined
  }

/** Whoever sees a student's profile: the student, the teachers of the class, and the head of the school. */
export const reader = <Input>(studentIdOf: (input: Input) => number): Access<Input> =>
  anyOf(ownStudent(studentIdOf), allOf(role('teacher'), right(authority.headmasterCockpit), ofSchool(studentIdOf)))

/** Whoever looks after a student's moments: a teacher who sees the profile. */
export const moderator = <Input>(studentIdOf: (input: Input) => number): Access<Input> =>
  allOf(role('teacher'), reader(studentIdOf))

/** The same for one moment. */
export const moderatorOf =
  <Input>(momentIdOf: (input: Input) => number): Access<Input> =>
  async (asked: Asked<Input>) => {
    const { services, session, input } = asked
    const [found] = await services.db
      .select({ studentId: growthMoment.studentId })
      .from(growthMoment)
      .where(and(eq(growthMoment.id, momentIdOf(input)), eq(growthMoment.schoolId, session.schoolId)))
    return found !== undefined && moderator(() => found.studentId)(asked)
  }
