export { leaveIf } from './leave-if.ts'
export { leaveFor, pageAddress, phonePage } from './page-address.ts'
