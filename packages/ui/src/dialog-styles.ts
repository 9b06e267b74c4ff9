import confirmDialog from './confirm-dialog/confirm-dialog.css?inline'
import dialog from './dialog/dialog.css?inline'

/** The looks of dialogs, for a part that is loaded late into a widget without them. */
export const dialogStyles = dialog + confirmDialog
