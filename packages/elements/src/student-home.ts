export { default } from '@mango/courses/student-home/define'
