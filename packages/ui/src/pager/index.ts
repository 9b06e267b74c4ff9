export { Pager, type PagerProps } from './pager.tsx'
export { pagesInSight, pageTyped } from './pages.ts'
