export { Dialog, type DialogProps } from './dialog.tsx'
export { DialogActions, type DialogActionsProps } from './dialog-actions.tsx'
export { useTopDialog } from './open-dialogs.ts'
