export { Dialog, type DialogProps } from './dialog.tsx'
export { useTopDialog } from './open-dialogs.ts'
