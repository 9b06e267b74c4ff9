export { default } from '@mango/live-class/courseware-list/define'
export type { ClassStartDetail, ViewChangeDetail } from '@mango/live-class/courseware-list/face'
