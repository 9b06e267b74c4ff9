import { BarChart, LineChart, PieChart, RadarChart } from 'echarts/charts'
import { GridComponent, RadarComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { zoomOf } from '../zoom-of.ts'
import type { ChartData } from './chart-data.ts'
import { chartOptions } from './chart-options.ts'
import { probeTokens } from './chart-theme.ts'

register([BarChart, LineChart, PieChart, RadarChart, GridComponent, RadarComponent, TooltipComponent, CanvasRenderer])

/** Of a drawing on paper, in px: a card on A4 is a little wider. */
const paperWidth = 640
/** A printer has more dots than a screen. */
const paperSharpness = 3

const mouseEvents = ['mousemove', 'mousedown', 'mouseup', 'mouseout', 'click'] as const

export type Drawn = { data: ChartData; highlight: number | undefined }

export type DrawnChart = {
  show: (drawn: Drawn) => void
  /** Ends it, and everything it listens to. */
  end: () => void
}

/** Draws into `canvas`, in the colours that the tokens have at `probes`, and again when these or the size change. */
export function drawChart(canvas: HTMLElement, probes: HTMLElement, onPick: (category: number) => void): DrawnChart {
  // echarts empties its place by markup, which Trusted Types refuse.
  Object.defineProperty(canvas, 'innerHTML', {
    configurable: true,
    set() {
      canvas.replaceChildren()
    },
  })
  // On a page zoomed by CSS echarts takes places in pixels of the window for its own, unless it is told them.
  const tellPlace = (event: MouseEvent) => {
    const zoom = zoomOf(canvas)
    if (zoom === 1) return
    const { left, top } = canvas.getBoundingClientRect()
    Object.assign(event, { zrX: (event.clientX - left) / zoom, zrY: (event.clientY - top) / zoom })
  }
  for (const type of mouseEvents) canvas.addEventListener(type, tellPlace, { capture: true })
  const theme = probeTokens(probes)
  const chart = init(canvas, undefined, { renderer: 'canvas' })
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  let now: Drawn | undefined
  const draw = (isStill: boolean) => {
    if (now) chart.setOption(chartOptions({ ...now, theme: theme(), still: isStill }), { notMerge: true })
  }
  const paint = () => draw(still.matches)
  // Whatever changes a token (theme, brand, paper) changes a probe's colour, and its transition tells.
  probes.addEventListener('transitionend', paint)
  let paper: HTMLCanvasElement | undefined
  // The sheet shows what is drawn before this returns; behind it the probes' transition tells again.
  const toPaper = () => {
    probes.dataset['paper'] = ''
    chart.resize({ width: now?.data.kind === 'pie' ? chart.getHeight() : paperWidth })
    draw(true)
    paper?.remove()
    paper = chart.renderToCanvas({ pixelRatio: paperSharpness })
    paper.className = 'chart-paper'
    // Laid out as a part of the screen's drawing, which it is not.
    paper.removeAttribute('style')
    paper.style.maxInlineSize = `${chart.getWidth()}px`
    canvas.append(paper)
  }
  const fromPaper = () => {
    delete probes.dataset['paper']
    paper?.remove()
    chart.resize({ width: 'auto' })
    paint()
  }
  window.addEventListener('beforeprint', toPaper)
  window.addEventListener('afterprint', fromPaper)
  const size = new ResizeObserver(() => {
    if (canvas.clientWidth > 0) chart.resize()
  })
  size.observe(canvas)

  const hasAxes = () => now?.data.kind === 'bar' || now?.data.kind === 'line'
  // With axes a press anywhere in a column, or in the row of a lying bar, means its category.
  chart.getZr().on('click', ({ offsetX, offsetY }) => {
    if (!hasAxes() || !chart.containPixel('grid', [offsetX, offsetY])) return
    const category = chart.convertFromPixel('grid', [offsetX, offsetY])[now?.data.lying ? 1 : 0]
    if (category !== undefined) onPick(category)
  })
  chart.on('click', ({ seriesType, dataIndex }) => {
    if (seriesType === 'pie' && dataIndex !== undefined) onPick(dataIndex)
  })

  return {
    show(drawn) {
      now = drawn
      paint()
    },
    end() {
      for (const type of mouseEvents) canvas.removeEventListener(type, tellPlace, { capture: true })
      probes.removeEventListener('transitionend', paint)
      window.removeEventListener('beforeprint', toPaper)
      window.removeEventListener('afterprint', fromPaper)
      size.disconnect()
      chart.dispose()
    },
  }
}
