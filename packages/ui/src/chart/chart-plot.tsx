import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FailedState } from '../failed-state/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import type { ChartData } from './chart-data.ts'
import type { DrawnChart } from './draw-chart.ts'

type ChartPlotProps = {
  data: ChartData
  label: string
  height: number
  highlight: number | undefined
  failedText: string
  onPick: ((category: number) => void) | undefined
  /** Stands for it on paper where nobody came near it. */
  table: ReactNode
}

/** The drawing. Its library comes when it is about to be seen. */
export function ChartPlot({ data, label, height, highlight, failedText, onPick, table }: ChartPlotProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'far' | 'coming' | 'failed'>('far')
  const [chart, setChart] = useState<DrawnChart>()
  const printing = usePrinting()
  const instead = printing && !chart
  const pick = useEffectEvent((category: number) => onPick?.(category))

  useEffect(() => {
    if (!frame.current) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setState('coming'), {
      rootMargin: '240px',
    })
    near.observe(frame.current)
    return () => near.disconnect()
  }, [])

  useEffect(() => {
    if (state !== 'coming' || instead) return
    let gone = false
    let drawn: DrawnChart | undefined
    import('./draw-chart.ts').then(
      ({ drawChart }) => {
        if (gone || !canvas.current || !probes.current) return
        drawn = drawChart(canvas.current, probes.current, pick)
        setChart(drawn)
      },
      () => !gone && setState('failed'),
    )
    return () => {
      gone = true
      drawn?.end()
      setChart(undefined)
    }
  }, [state, instead])

  useLayoutEffect(() => chart?.show({ data, highlight }), [chart, data, highlight])
  // Far from the window nothing is under way: only its place is kept.
  const coming = state === 'coming' && !chart

  return (
    <div
      className="chart-plot"
      ref={frame}
      style={{ blockSize: instead ? undefined : height }}
      data-pick={onPick !== undefined || undefined}
    >
      {instead ? (
        table
      ) : state === 'failed' ? (
        <FailedState compact text={failedText} onRetry={() => setState('coming')} />
      ) : (
        <>
          {coming && <Skeleton height={height} />}
          <div className="chart-canvas" ref={canvas} role="img" aria-label={label} aria-busy={coming || undefined} />
        </>
      )}
      <span className="chart-probes" ref={probes} aria-hidden="true" />
    </div>
  )
}

/** Whether the page is going on paper, which shows what is there when `beforeprint` is over. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
