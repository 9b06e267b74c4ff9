export { Day } from './day.tsx'
export { minuteName } from './day-name.ts'
