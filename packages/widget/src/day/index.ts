export { Day } from './day.tsx'
export { useToday } from './use-today.ts'
export { datedName, minuteName, weekdayOf } from './day-name.ts'
