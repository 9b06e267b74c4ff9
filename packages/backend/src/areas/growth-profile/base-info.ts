import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { growthFact, person, school, schoolClass, student } from '../../database/schema.ts'

/** What the school says of a student, in the order it is to be read in. */
export async function baseInfo(db: Database, studentId: number): Promise<Record<string, string>> {
  const [known] = await db
    .select({
      name: person.nickname,
      gender: person.gender,
      code: student.studentCode,
      className: schoolClass.name,
      school: school.name,
    })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .innerJoin(school, eq(school.id, student.schoolId))
    .leftJoin(schoolClass, eq(schoolClass.id, student.classId))
    .where(eq(student.personId, studentId))
  if (!known) return {}
  const facts = await db
    .select({ name: growthFact.name, value: growthFact.value })
    .from(growthFact)
    .where(eq(growthFact.studentId, studentId))
    .orderBy(asc(growthFact.sort))
  return {
    姓名: known.name,
    学校: known.school,
    ...(known.className !== null && { 班级: known.className }),
    学号: known.code,
    // Whoever registered was not asked for it.
    ...(known.gender !== 0 && { 性别: known.gender === 1 ? '男' : '女' }),
    ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
  }
}
