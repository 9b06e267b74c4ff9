export { measureCalls, measureLists } from './calls.ts'
export { measureEvaluation } from './evaluation.ts'
export { fillClass } from './fill-class.ts'
export { measureLibraryList } from './library-list.ts'
