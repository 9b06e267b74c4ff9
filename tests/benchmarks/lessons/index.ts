export { lessonPages } from './lesson-pages.ts'
export { lessonView } from './lesson-view.ts'
export { manyLessons } from './many-lessons.ts'
