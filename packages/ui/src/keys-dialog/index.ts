export { KeysDialog, type Keys } from './keys-dialog.tsx'
