import { Table, type TableProps } from '@mango/ui/table'
import type { ReactNode } from 'react'
import { LoadFailure } from '../failure/index.ts'
import type { PagedList } from './use-paged-list.ts'

interface ListTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'loading' | 'skeletonRows' | 'empty'> {
  list: PagedList<Row>
  /** Stands there when nothing was found. */
  empty: ReactNode
  /** Title of a load that failed. @default '列表没有加载出来' */
  failed?: string | undefined
}

/** One page of a list as a table, with every state it can be in. */
export function ListTable<Row>({ list, empty, failed = '列表没有加载出来', ...table }: ListTableProps<Row>) {
  return (
    <Table
      {...table}
      rows={list.rows}
      loading={list.loading}
      skeletonRows={list.pageSize}
      empty={list.load.error ? <LoadFailure load={list.load} title={failed} /> : empty}
    />
  )
}
