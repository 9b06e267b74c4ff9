import { written, type ChartData } from './chart-data.ts'

type ChartTableProps = {
  data: ChartData
  label: string
  heading: string
  onPick: ((category: number) => void) | undefined
}

/** The same data to read, to mark and to be read out. What the drawing does by a press is a button here. */
export const ChartTable = ({ data, label, heading, onPick }: ChartTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className="chart-table" role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {data.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">
              {onPick ? (
                <button type="button" className="chart-pick" onClick={() => onPick(index)}>
                  {category}
                </button>
              ) : (
                category
              )}
            </th>
            {data.series.map(({ name, values }) => (
              <td key={name} className="num">
                {written(values[index], data.format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
