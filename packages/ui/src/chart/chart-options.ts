import type { EChartsCoreOption } from 'echarts/core'
import { written, type ChartData, type ChartSeries } from './chart-data.ts'
import { markOf, type ChartMark } from './chart-marks.ts'
import type { ChartTheme } from './chart-theme.ts'

type Drawing = {
  data: ChartData
  theme: ChartTheme
  /** The category that is meant; the others step back. */
  highlight?: number | undefined
  still: boolean
}

/** What echarts is told. */
export function chartOptions({ data, theme, highlight, still }: Drawing): EChartsCoreOption {
  return {
    animation: !still,
    animationDuration: 180,
    textStyle: { fontFamily: theme.font, fontSize: 12, color: theme['text-2'] },
    tooltip: {
      // An HTML tooltip would write style attributes, which a strict policy refuses.
      renderMode: 'richText',
      trigger: data.kind === 'bar' || data.kind === 'line' ? 'axis' : 'item',
      confine: true,
      backgroundColor: theme.raised,
      borderColor: theme.line,
      textStyle: { color: theme.text, fontFamily: theme.font, fontSize: 13 },
      valueFormatter: (value: unknown) => written(typeof value === 'number' ? value : undefined, data.format),
    },
    ...shapes[data.kind](data, theme, highlight),
  }
}

type Shape = (data: ChartData, theme: ChartTheme, highlight: number | undefined) => EChartsCoreOption

const cartesian: Shape = (data, theme, highlight) => {
  const names = {
    type: 'category',
    data: [...data.categories],
    axisLine: { lineStyle: { color: theme.line } },
    axisTick: { show: false },
    ...(data.lying
      ? // Each bar has its name beside it, the first one on top.
        { inverse: true, axisLabel: { color: theme['text-2'], interval: 0, width: 88, overflow: 'break' } }
      : { axisLabel: { color: theme['text-2'], hideOverlap: true, width: 88, overflow: 'truncate' } }),
  }
  const values = {
    type: 'value',
    max: data.max,
    axisLabel: { color: theme['text-3'], hideOverlap: true, ...(data.format && { formatter: data.format }) },
    splitLine: { lineStyle: { color: theme.line } },
  }
  return {
    grid: { left: 4, right: 12, top: 16, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: data.lying ? values : names,
    yAxis: data.lying ? names : values,
    series: data.series.map((series, index) => {
      const mark = markOf(index, series.tone)
      return data.kind === 'line' || series.line
        ? lineSeries(series, mark, theme, highlight)
        : barSeries(series, mark, theme, { highlight, lying: data.lying })
    }),
  }
}

const points = (series: ChartSeries) => series.values.map((value) => value ?? null)

const lineSeries = (series: ChartSeries, mark: ChartMark, theme: ChartTheme, highlight?: number) => ({
  type: 'line',
  name: series.name,
  ...lineLook(mark, theme),
  data: points(series).map((value, index) => (index === highlight ? { value, symbolSize: 12 } : value)),
})

const lineLook = (mark: ChartMark, theme: ChartTheme) => {
  const colour = theme.tones[mark.tone]
  return {
    symbol: mark.symbol,
    symbolSize: 7,
    showAllSymbol: 'auto',
    lineStyle: { color: colour, width: 2, type: mark.dash.length > 0 ? [...mark.dash] : 'solid' },
    itemStyle: { color: mark.symbol === 'circle' ? colour : theme.surface, borderColor: colour, borderWidth: 1.5 },
  }
}

type BarLook = { highlight: number | undefined; lying: boolean | undefined }

const barSeries = (series: ChartSeries, mark: ChartMark, theme: ChartTheme, { highlight, lying }: BarLook) => ({
  type: 'bar',
  name: series.name,
  barMaxWidth: 28,
  itemStyle: {
    color: theme.tones[mark.tone],
    borderRadius: lying ? [0, 3, 3, 0] : [3, 3, 0, 0],
    ...decal(mark, theme),
  },
  data: points(series).map((value, index) =>
    highlight === undefined || index === highlight ? value : { value, itemStyle: { opacity: 0.5 } },
  ),
})

const decal = ({ pattern }: ChartMark, theme: ChartTheme) => {
  if (pattern === 'plain') return {}
  const stripes = { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 5] }
  const drawn = {
    rising: { ...stripes, rotation: -Math.PI / 4 },
    falling: { ...stripes, rotation: Math.PI / 4 },
    dots: { symbol: 'circle', symbolSize: 0.7, dashArrayX: [[7, 7]], dashArrayY: [7] },
  }[pattern]
  return { decal: { color: theme.surface, ...drawn } }
}

const radar: Shape = (data, theme) => {
  const most = Math.max(0, ...data.series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return {
    radar: {
      indicator: data.categories.map((name) => ({ name, max: data.max ?? (most || 1) })),
      // Four characters fit beside it on a phone: longer names go on below, for three lines at most.
      radius: '60%',
      splitNumber: 4,
      axisNameGap: 8,
      axisName: {
        color: theme['text-2'],
        width: 50,
        overflow: 'break',
        lineHeight: 16,
        formatter: (name = '') => (name.length > 12 ? `${name.slice(0, 11)}…` : name),
      },
      axisLine: { lineStyle: { color: theme.line } },
      splitLine: { lineStyle: { color: theme.line } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        data: data.series.map((series, index) => {
          const mark = markOf(index, series.tone)
          return {
            name: series.name,
            value: points(series),
            ...lineLook(mark, theme),
            ...(index === 0 && { areaStyle: { color: theme.tones[mark.tone], opacity: 0.16 } }),
          }
        }),
      },
    ],
  }
}

const pie: Shape = (data, theme, highlight) => ({
  series: [
    {
      type: 'pie',
      name: data.series[0]?.name,
      radius: ['62%', '92%'],
      label: { show: false },
      emphasis: { scaleSize: 3 },
      data: data.categories.map((name, index) => ({
        name,
        value: data.series[0]?.values[index] ?? 0,
        itemStyle: {
          color: theme.tones[markOf(index).tone],
          borderColor: theme.surface,
          borderWidth: 2,
          opacity: highlight === undefined || highlight === index ? 1 : 0.5,
          ...decal(markOf(index), theme),
        },
      })),
    },
  ],
})

const shapes: Record<ChartData['kind'], Shape> = { bar: cartesian, line: cartesian, radar, pie }
