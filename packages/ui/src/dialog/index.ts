export { Dialog, type DialogProps } from './dialog.tsx'
export { DialogActions, type DialogActionsProps } from './dialog-actions.tsx'
export { DialogEnd } from './dialog-end.tsx'
export { topDialog, useTopDialog, watchTopDialog } from './open-dialogs.ts'
