export { default } from '@mango/study-monitor/monitor-table/define'
export type { ViewChangeDetail } from '@mango/study-monitor/monitor-table/face'
