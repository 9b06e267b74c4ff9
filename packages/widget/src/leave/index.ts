export { leaveFor, pageAddress, phonePage } from './page-address.ts'
export { pageLink, type PageLink } from './page-link.ts'
