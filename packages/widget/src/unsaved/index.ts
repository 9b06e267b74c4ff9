export { useUnsaved } from './use-unsaved.tsx'
