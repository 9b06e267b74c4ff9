export { default } from '@mango/exams/exam-list/define'
export type { ExamOpenDetail, ViewChangeDetail } from '@mango/exams/exam-list/face'
