export { default } from '@mango/courses/teacher-home/define'
