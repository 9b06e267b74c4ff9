export { DateRange, type DateRangeProps } from './date-range.tsx'
export { lastDays, type Days, type DayLimits } from './days.ts'
