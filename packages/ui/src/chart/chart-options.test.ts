import { BarChart, RadarChart } from 'echarts/charts'
import { GridComponent, RadarComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { expect, test } from 'vitest'
import type { ChartData } from './chart-data.ts'
import { chartOptions } from './chart-options.ts'
import type { ChartTheme } from './chart-theme.ts'

register([BarChart, RadarChart, GridComponent, RadarComponent, TooltipComponent, SVGRenderer])

const theme: ChartTheme = {
  text: '#111',
  'text-2': '#333',
  'text-3': '#555',
  line: '#ccc',
  surface: '#fff',
  raised: '#fff',
  tones: { leaf: '#0a0', sky: '#00a', gold: '#a80', red: '#a00', neutral: '#555' },
  font: 'sans-serif',
}
const names = ['古诗文积累', '文言文阅读', '宪法与国家制度', '有理数的加减', '有理数的乘法', '动词的过去式']
const causes: ChartData = {
  kind: 'bar',
  lying: true,
  categories: names,
  series: [{ name: '题数', values: [4, 4, 3, 3, 3, 3] }],
}

function drawingOf(data: ChartData, width: number): string {
  const chart = init(null, undefined, { renderer: 'svg', ssr: true, width, height: 240 })
  chart.setOption(chartOptions({ data, theme, still: true }))
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg
}

/** What is written on a drawing, in the order it is drawn. */
const wordsOf = (data: ChartData, width: number) =>
  drawingOf(data, width).replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '')

test.each([480, 290])('each lying bar has its whole name beside it, %d px wide', (width) => {
  const words = wordsOf(causes, width)
  for (const name of names) expect(words).toContain(name)
})

test('the names around a radar keep within it on a phone', () => {
  const subjects = ['语文', '数学', '英语', '科学', '社会法治', '信息技术']
  const drawing = drawingOf({ kind: 'radar', categories: subjects, series: [{ name: '目标', values: [] }] }, 236)
  const ends = [...drawing.matchAll(/translate\(([\d.]+) [^>]+>(社会法治|信息技术)</g)].map(
    ([, start]) => Number(start) + 48,
  )
  expect(ends).toHaveLength(2)
  expect(Math.max(...ends)).toBeLessThanOrEqual(236)
})
