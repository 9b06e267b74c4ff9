export { leaveFor, pageAddress } from './page-address.ts'
