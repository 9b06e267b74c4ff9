export { useFirstInvalid } from './use-first-invalid.ts'
