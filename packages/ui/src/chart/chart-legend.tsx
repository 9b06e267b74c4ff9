import { share, total, written, type ChartData } from './chart-data.ts'
import { markOf, type ChartMark } from './chart-marks.ts'

/** Says which line or area is which, by the same dash, symbol and pattern as in the drawing. */
export function ChartLegend({ data }: { data: ChartData }) {
  if (data.kind === 'pie') return <PieLegend data={data} />
  return (
    <ul className="chart-legend">
      {data.series.map(({ name, tone, line }, index) => (
        <li key={name}>
          <Swatch mark={markOf(index, tone)} area={data.kind === 'bar' && !line} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const PieLegend = ({ data }: { data: ChartData }) => {
  const sum = total(data)
  return (
    <ul className="chart-legend" data-values>
      {data.categories.map((category, index) => {
        const value = data.series[0]?.values[index]
        return (
          <li key={category}>
            <Swatch mark={markOf(index)} area />
            <span className="chart-legend-name">{category}</span>
            <b className="num">{written(value, data.format)}</b>
            <span className="quiet num">{share(value, sum)}</span>
          </li>
        )
      })}
    </ul>
  )
}

const Swatch = ({ mark, area }: { mark: ChartMark; area: boolean }) => (
  <svg className="chart-swatch" data-tone={mark.tone} viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
    {area ? (
      <>
        <rect x="6" width="12" height="12" rx="3" fill="currentColor" />
        <path d={patternPaths[mark.pattern]} className="chart-swatch-pattern" />
      </>
    ) : (
      <>
        <path d="M0 6h24" stroke="currentColor" strokeWidth="2" strokeDasharray={mark.dash.join(' ')} />
        <path d={symbolPaths[mark.symbol]} className="chart-swatch-symbol" data-symbol={mark.symbol} />
      </>
    )}
  </svg>
)

const patternPaths: Record<ChartMark['pattern'], string> = {
  plain: '',
  rising: 'M6 8l8-8M8 12l10-10',
  falling: 'M10 0l8 8M6 2l10 10',
  dots: 'M9.5 3.5h.01M14.5 3.5h.01M9.5 8.5h.01M14.5 8.5h.01',
}

const symbolPaths: Record<ChartMark['symbol'], string> = {
  circle: 'M12 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  rect: 'M9 3h6v6H9z',
  triangle: 'M12 2.5l4 6.5H8z',
  diamond: 'M12 2l4 4-4 4-4-4z',
}
