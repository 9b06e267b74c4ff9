import type { BadRow } from '@mango/contract/evaluation'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

const rowHeight = 40

/** Every row that can't be imported. Only those in sight are in the page: a table may be wrong from top to bottom. */
export function BadRows({ rows }: { rows: readonly BadRow[] }) {
  const frame = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- it warns users of the React Compiler, which is not used here
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  const shown = virtual.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="import-rows" ref={frame} role="region" aria-label={`有问题的行，共 ${rows.length} 行`} tabIndex={0}>
      <table
        aria-label="有问题的行"
        aria-rowcount={rows.length + 1}
        style={{ marginBlockStart: before, marginBlockEnd: after }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">行</th>
            <th scope="col">内容</th>
            <th scope="col">问题</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <tr key={row.row} ref={virtual.measureElement} data-index={index} aria-rowindex={index + 2}>
                  <td className="num">{row.row}</td>
                  <td>
                    <BadPath {...row} />
                  </td>
                  <td className="import-wrong">{row.reason}</td>
                </tr>
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The way down, with the cell that is wrong. */
const BadPath = ({ cells, at }: BadRow) => (
  <>
    {(at < cells.length ? cells : [...cells, '说明']).map((cell, index) => (
      <span key={index}>
        {index > 0 && ' / '}
        {index === Math.min(at, cells.length) ? <mark className="bad-cell">{cell || '（空）'}</mark> : cell}
      </span>
    ))}
  </>
)
