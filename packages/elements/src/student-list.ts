export { default } from '@mango/courses/student-list/define'
