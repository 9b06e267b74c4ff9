import { teachers, type AreaHandlers } from '../../handler.ts'
import { gradesOf } from '../../shared/school/classes.ts'
import { examTypes, gradeName, schoolYearName, schoolYears, subjectOptions, terms } from '../../shared/school/names.ts'

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
