import type { ReactNode } from 'react'
import { LoadFailure } from '../failure/index.ts'
import type { ShownList } from './shown-list.ts'

interface ListItemsProps<Row> {
  list: ShownList<Row>
  /** Holds the place of what comes. */
  waiting: ReactNode
  /** Stands there when nothing was found. */
  empty: ReactNode
  /** Title of a load that failed. @default '列表没有加载出来' */
  failed?: string | undefined
  /** Stands for the server's words where a document demands others. */
  failedDetail?: string | undefined
  /** Draws the rows, of which there is at least one. */
  children(rows: readonly Row[]): ReactNode
}

/** A list that is no table, with every state it can be in. */
export function ListItems<Row>(props: ListItemsProps<Row>) {
  const { list, waiting, empty, failed = '列表没有加载出来', failedDetail, children } = props
  if (list.rows.length > 0) return children(list.rows)
  if (list.load.error) return <LoadFailure load={list.load} title={failed} detail={failedDetail} />
  if (!list.loading) return empty
  // A box of its own would change the layout around it.
  return (
    <div aria-busy="true" style={{ display: 'contents' }}>
      {waiting}
    </div>
  )
}
