export { default } from '@mango/lessons/document-preview/define'
