export { measureCalls } from './calls.ts'
export { measureEvaluationSearch } from './evaluation-search.ts'
export { measureLibraryList } from './library-list.ts'
