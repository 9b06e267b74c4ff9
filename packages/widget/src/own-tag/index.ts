export { useOwnTag } from './use-own-tag.ts'
