export { Pager, type PagerProps, type PagerTexts } from './pager.tsx'
export { pagesInSight, pageTyped } from './pages.ts'
