export { Chart, chartTexts, type ChartProps, type ChartTexts } from './chart.tsx'
export type { ChartData, ChartKind, ChartSeries } from './chart-data.ts'
