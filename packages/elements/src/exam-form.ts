export { default } from '@mango/exams/exam-form/define'
