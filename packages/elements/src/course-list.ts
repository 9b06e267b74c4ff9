export { default } from '@mango/courses/course-list/define'
