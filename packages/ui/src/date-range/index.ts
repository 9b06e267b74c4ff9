export { DateRange, type DateRangeProps, type Days } from './date-range.tsx'
