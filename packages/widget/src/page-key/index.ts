export { isPageKey } from './is-page-key.ts'
