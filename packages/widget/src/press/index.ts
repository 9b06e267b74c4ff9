export { makeOnce } from './make-once.ts'
export { newPress } from './new-press.ts'
