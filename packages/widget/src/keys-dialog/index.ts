export { isPageKey } from './is-page-key.ts'
export { KeysDialog, type Keys } from './keys-dialog.tsx'
