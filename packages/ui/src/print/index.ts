export { openOnPaper } from './open-on-paper.ts'
