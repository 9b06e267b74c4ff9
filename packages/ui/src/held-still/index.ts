export { useHeldStill } from './use-held-still.ts'
