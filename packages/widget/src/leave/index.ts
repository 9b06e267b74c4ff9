export { leaveFor, pageAddress, phonePage } from './page-address.ts'
