export { Day } from './day.tsx'
export { datedName, minuteName, weekdayOf } from './day-name.ts'
