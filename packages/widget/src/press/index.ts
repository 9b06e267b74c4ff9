export { newPress } from './new-press.ts'
