export { default } from '@mango/live-class/courseware-list/define'
export type { ClassStartDetail, CoursewareFilter } from '@mango/live-class/courseware-list/face'
