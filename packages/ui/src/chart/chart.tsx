import { useState } from 'react'
import { copyText } from '../copy-text/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { ChartTable } from './chart-table.tsx'
import { chartText, isEmpty, total, written, type ChartData } from './chart-data.ts'
import css from './chart.css?inline'

/** The words of the chart; each can be replaced. */
export const chartTexts = {
  heading: '项目',
  asTable: '以表格查看',
  asChart: '以图表查看',
  copy: '复制表格',
  copied: '已复制，可以粘贴到表格软件里',
  notCopied: '没有复制成功，请选中表格后复制',
  empty: '暂无数据',
  failed: '图表没有读到',
  described: (label: string): string => `${label}。可切换为表格查看`,
}

export type ChartTexts = typeof chartTexts

export type ChartProps = {
  /** What it shows, for screen readers and the table. */
  label: string
  /** Keep its identity while nothing changes: another object is drawn anew. */
  data: ChartData
  /** Of the drawing, in px. @default 240 */
  height?: number | undefined
  /** The category that is meant; the others step back. */
  highlight?: number | undefined
  /** A category was pressed; in the table it is a button. */
  onPick?: ((category: number) => void) | undefined
  /** What stands in the middle of a pie below the sum: 分. */
  unit?: string | undefined
  busy?: boolean | undefined
  texts?: Partial<ChartTexts> | undefined
}

/** Bars, lines, a radar or a pie, with a table of the same data behind one button. */
export function Chart({ label, data, height = 240, highlight, onPick, unit, busy, texts }: ChartProps) {
  const say = { ...chartTexts, ...texts }
  const styles = useLazyStyles(css)
  const [asTable, setAsTable] = useState(false)
  const [copied, setCopied] = useState<boolean>()
  const copy = () =>
    copyText(chartText(data, say.heading)).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const turning = asTable ? say.asChart : say.asTable
  const turn = () => {
    setAsTable(!asTable)
    setCopied(undefined)
  }
  if (busy || isEmpty(data)) {
    return (
      <div className="chart" ref={styles} style={{ minBlockSize: height }} aria-busy={busy || undefined}>
        {busy ? <Skeleton height={height} /> : <EmptyState text={say.empty} />}
      </div>
    )
  }
  const table = <ChartTable data={data} label={label} heading={say.heading} onPick={onPick} />
  return (
    <div className="chart" ref={styles} data-kind={data.kind}>
      <div className="chart-tools">
        {asTable && (
          <IconButton
            size="s"
            icon="copy"
            title={say.copy}
            label={`${say.copy} ${label}`}
            onClick={() => void copy()}
          />
        )}
        <IconButton
          size="s"
          icon={asTable ? 'eye' : 'list'}
          title={turning}
          label={`${turning} ${label}`}
          onClick={turn}
        />
      </div>
      {asTable ? (
        table
      ) : (
        <div className="chart-drawing">
          <div className="chart-middle">
            <ChartPlot
              data={data}
              label={say.described(label)}
              height={height}
              highlight={highlight}
              failedText={say.failed}
              onPick={onPick}
              table={table}
            />
            {data.kind === 'pie' && (
              <p className="chart-total">
                <b className="num">{written(total(data), data.format)}</b>
                {unit && <span className="quiet">{unit}</span>}
              </p>
            )}
          </div>
          {(data.kind === 'pie' || data.series.length > 1) && <ChartLegend data={data} />}
        </div>
      )}
      <output className={copied === false ? 'chart-said' : 'unseen'}>
        {copied === undefined ? '' : copied ? say.copied : say.notCopied}
      </output>
    </div>
  )
}
