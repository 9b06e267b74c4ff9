export { default } from '@mango/lessons/lesson-view/define'
export type { DocumentOpenDetail } from '@mango/lessons/lesson-view/face'
