export { ListStatus } from './list-status.tsx'
