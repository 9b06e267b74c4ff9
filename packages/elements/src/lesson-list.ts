export { default } from '@mango/lessons/lesson-list/define'
export type { LessonOpenDetail, PaperOpenDetail, ViewChangeDetail } from '@mango/lessons/lesson-list/face'
