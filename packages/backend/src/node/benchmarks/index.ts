export { measureCalls } from './calls.ts'
export { measureLibraryList } from './library-list.ts'
