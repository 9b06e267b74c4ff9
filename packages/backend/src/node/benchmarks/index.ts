export { measureCalls } from './calls.ts'
export { measureEvaluation } from './evaluation.ts'
export { measureLibraryList } from './library-list.ts'
