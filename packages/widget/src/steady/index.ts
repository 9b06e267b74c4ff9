export { useSteady } from './use-steady.ts'
