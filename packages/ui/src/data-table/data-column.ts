import type { Column } from '../table/index.ts'

export type DataColumn<Row> = Omit<Column<Row>, 'header' | 'sorted'> & {
  header: string
  /** Its head is a button that orders the rows by it. */
  sortable?: boolean | undefined
}

export type Sort = { key: string; direction: 'ascending' | 'descending' }

/** What a press on a head asks for: its order, then the other way round. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
})
