export { lateDialog } from './late-dialog.tsx'
export { latePart } from './late-part.tsx'
