import type { BroadcastClass } from '@mango/contract/study-monitor'
import type { Audience } from '../talk.query.ts'

export interface AudienceOption {
  readonly value: string
  readonly label: string
  readonly audience: Audience
  /** As it is asked about. */
  readonly words: string
}

/** Whom a broadcast can be for: the school, its grades, and the classes of each. */
export function audienceOptions(classes: readonly BroadcastClass[], everybody: number | undefined): AudienceOption[] {
  const option = (value: string, name: string, students: number, audience: Audience): AudienceOption => ({
    value,
    label: `${name}（${students} 人）`,
    words: `${name} ${students} 名学生`,
    audience,
  })
  const school = {
    value: '',
    label: everybody === undefined ? '全校' : `全校（${everybody} 人）`,
    words: everybody === undefined ? '全校学生' : `全校 ${everybody} 名学生`,
    audience: {},
  }
  const grades = [...new Set(classes.map(({ gradeId }) => gradeId))]
  return [
    school,
    ...grades.flatMap((gradeId) => {
      const ofGrade = classes.filter((one) => one.gradeId === gradeId)
      const students = ofGrade.reduce((sum, one) => sum + one.students, 0)
      return [
        option(`grade ${gradeId}`, ofGrade[0]?.gradeName ?? '', students, { gradeId }),
        ...ofGrade.map((one) => option(`class ${one.classId}`, one.className, one.students, { classId: one.classId })),
      ]
    }),
  ]
}
