export { sheetOf } from './sheet-of.ts'
