export { checkedTransfer } from './checked-transfer.ts'
export { libraryTransfer } from './library-transfer.ts'
