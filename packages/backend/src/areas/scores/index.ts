import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { schoolClass } from '../../database/schema.ts'
import { teachers, type AreaHandlers } from '../../handler.ts'
import { examTypes, gradeName, schoolYearName, schoolYears, subjectOptions, terms } from './names.ts'

/** The grades that a school has classes in. */
export async function gradesOf(db: Database, schoolId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ grade: schoolClass.grade })
    .from(schoolClass)
    .where(eq(schoolClass.schoolId, schoolId))
    .orderBy(schoolClass.grade)
  return rows.map(({ grade }) => grade)
}

export const scores: AreaHandlers<'scores'> = {
  schoolYearList: {
    access: teachers,
    handle: async ({ now }) => ({ data: schoolYears(now).map((id) => ({ id, name: schoolYearName(id) })) }),
  },
  gradeList: {
    access: teachers,
    handle: async ({ services, session }) => {
      const grades = await gradesOf(services.db, session.schoolId)
      return { data: grades.map((id) => ({ id, name: gradeName(id) })) }
    },
  },
  examTypeList: { access: teachers, handle: async () => ({ data: [...examTypes] }) },
  subjectList: { access: teachers, handle: async () => ({ data: subjectOptions }) },
  termList: { access: teachers, handle: async () => ({ data: [...terms] }) },
}
