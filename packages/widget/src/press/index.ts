export { makeOnce, type Memory, type Sent } from './make-once.ts'
export { newPress } from './new-press.ts'
