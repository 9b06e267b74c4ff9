export { libraryTransfer } from './library-transfer.ts'
