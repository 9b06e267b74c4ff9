import { readByPost } from '../call.ts'
import { options } from '../option.ts'

export const schoolYearList = readByPost('/api/score/schoolYearList', {
  summary: 'School years, newest first; the id is the year it begins in',
  answer: options,
})
export const gradeList = readByPost('/api/score/gradeList', { summary: 'Grades', answer: options })
export const examTypeList = readByPost('/api/score/examTypeList', { summary: 'Types of exam', answer: options })
export const subjectList = readByPost('/api/score/subjectList', { summary: 'Subjects of exams', answer: options })
export const termList = readByPost('/api/score/termList', { summary: 'Terms: 1 and 2', answer: options })

/** Shown where one of the lists above can't be loaded. */
export const text = { lookupFailed: '向服务器发送数据错误' } as const
