export { mistakeLists } from './lists.ts'
export { loadMore } from './load-more.ts'
export { mistakePaper } from './paper.ts'
