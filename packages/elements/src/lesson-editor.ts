export { default } from '@mango/lessons/lesson-editor/define'
