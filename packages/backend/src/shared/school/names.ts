import { gradeNames } from '@mango/contract/coursewares'
import { beginOf, platformDay } from '@mango/contract/platform-time'
import { subjectNames } from '@mango/contract/subjects'

/** What exams are called after. The documents give ids and names without values: decided here. */
export const examTypes = [
  { id: 1, name: '期中考试' },
  { id: 2, name: '期末考试' },
  { id: 3, name: '月考' },
  { id: 4, name: '单元测验' },
  { id: 5, name: '联考' },
  { id: 6, name: '模拟考试' },
] as const

export const terms = [
  { id: 1, name: '上学期' },
  { id: 2, name: '下学期' },
] as const

export const gradeName = (grade: number): string => gradeNames[grade - 1] ?? `${grade}年级`
export const schoolYearName = (year: number): string => `${year}学年`
export const typeName = (type: number): string => examTypes.find(({ id }) => id === type)?.name ?? '其他'
export const termName = (term: number): string => terms.find(({ id }) => id === term)?.name ?? ''
const subjects: Readonly<Record<number, string>> = subjectNames
export const subjectName = (subject: number): string => subjects[subject] ?? '其他'

export const subjectOptions = Object.entries(subjects).map(([id, name]) => ({ id: Number(id), name }))

const yearsBack = 5

export interface Semester {
  /** The year it begins in. */
  readonly schoolYear: number
  readonly termId: 1 | 2
}

/** The term that a moment lies in: a school year begins in August and its second term in February, in China. */
export function semesterOf(at: Date): Semester {
  const [year = 0, month = 0] = platformDay(at).split('-').map(Number)
  return {
    schoolYear: month >= 8 ? year : year - 1,
    termId: month >= 2 && month < 8 ? 2 : 1,
  }
}

/** When a term begins: in August or February, in China. */
export const beginOfTerm = ({ schoolYear, termId }: Semester): Date =>
  beginOf(termId === 1 ? `${schoolYear}-08-01` : `${schoolYear + 1}-02-01`)

/** The school years to choose from, newest first. */
export function schoolYears(now: Date): number[] {
  const { schoolYear } = semesterOf(now)
  return Array.from({ length: yearsBack }, (_, index) => schoolYear - index)
}
