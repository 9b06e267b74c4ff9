import type { ReactNode } from 'react'
import { Tag } from '@mango/ui/tag'
import type { BadRow, TableTarget } from '@mango/contract/evaluation'
import type { Preview } from './preview-of.ts'

/** Nobody reads more; the counts tell the rest. */
const mostShown = 200

/** What a table would add and change, and every row that can't be imported with its number and reason. */
export function ImportPreview({ preview: { counts, doing, bad } }: { preview: Preview }) {
  const cards = [
    { label: '新增', count: counts.added, tone: 'leaf' },
    { label: '更新说明', count: counts.changed, tone: 'sky' },
    { label: '不变', count: counts.left, tone: 'neutral' },
    { label: '要先改', count: bad.length, tone: bad.length > 0 ? 'red' : 'neutral' },
  ]
  return (
    <>
      <dl className="import-cards" aria-label="导入预览">
        {cards.map(({ label, count, tone }) => (
          <div key={label} data-tone={tone}>
            <dt>{label}</dt>
            <dd className="num">{count} 行</dd>
          </div>
        ))}
      </dl>
      {bad.length > 0 && (
        <Rows caption="有问题的行" count={bad.length} head={['行', '内容', '问题']}>
          {bad.slice(0, mostShown).map((row) => (
            <tr key={row.row}>
              <td className="num">{row.row}</td>
              <td>
                <BadPath {...row} />
              </td>
              <td className="import-wrong">{row.reason}</td>
            </tr>
          ))}
        </Rows>
      )}
      {doing.length > 0 && (
        <Rows caption="将要写入" count={doing.length} head={['行', '指标', '']}>
          {doing.slice(0, mostShown).map((row) => (
            <tr key={row.row}>
              <td className="num">{row.row}</td>
              <td>
                <GoodPath {...row} />
              </td>
              <td>{row.kind === 'added' ? <Tag tone="leaf">新增</Tag> : <Tag tone="sky">更新说明</Tag>}</td>
            </tr>
          ))}
        </Rows>
      )}
    </>
  )
}

interface RowsProps {
  caption: string
  count: number
  head: readonly string[]
  children: ReactNode
}
const Rows = ({ caption, count, head, children }: RowsProps) => (
  <div className="import-rows">
    <table aria-label={caption}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
    {count > mostShown && <p className="quiet">还有 {count - mostShown} 行没有列出</p>}
  </div>
)

const GoodPath = ({ path, description }: TableTarget) => (
  <>
    <span className="quiet">{path.slice(0, -1).map((name) => `${name} / `)}</span>
    {path.at(-1)}
    {description && <span className="quiet import-description">{description}</span>}
  </>
)

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
