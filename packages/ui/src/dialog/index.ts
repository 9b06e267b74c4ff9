export { Dialog, type DialogProps } from './dialog.tsx'
export { DialogActions, type DialogActionsProps } from './dialog-actions.tsx'
export { DialogEnd } from './dialog-end.tsx'
export { useTopDialog } from './open-dialogs.ts'
