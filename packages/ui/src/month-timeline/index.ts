export { MonthTimeline, type MonthCount, type MonthTimelineProps } from './month-timeline.tsx'
