export { default } from '@mango/exams/exam-details/define'
