export { Day } from './day.tsx'
export { useToday } from './use-today.ts'
export { datedName, dayName, minuteName } from './day-name.ts'
