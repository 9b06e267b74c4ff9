export { stored, type Stored } from './stored.ts'
export { storedState } from './stored-state.ts'
