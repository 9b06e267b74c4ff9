export { lateDialog } from './late-dialog.tsx'
