export { useBeforeUnload } from './use-before-unload.ts'
export { useUnsaved } from './use-unsaved.tsx'
