import type { Column } from '@mango/ui/table'

interface StudentRow {
  readonly studentName: string
  readonly schoolName: string
  readonly studentCode: string
}

export const SchoolAndCode = ({ row }: { row: StudentRow }) => (
  <span className="stacked">
    <span>{row.schoolName}</span>
    <span className="quiet num">{row.studentCode}</span>
  </span>
)

/** Who a row of a dialog's list is about. */
export const studentColumns: readonly Column<StudentRow>[] = [
  { key: 'name', header: '学生', width: '104px', primary: true, cell: (row) => row.studentName },
  { key: 'school', header: '学校 / 学号', width: '176px', cell: (row) => <SchoolAndCode row={row} /> },
]

/** When it was, as the server writes it. */
export const timeColumn = <Row,>(timeOf: (row: Row) => string): Column<Row> => ({
  key: 'time',
  header: '时间',
  width: '164px',
  cell: (row) => <span className="num">{timeOf(row)}</span>,
})

/** What was said or written, in full. */
export const contentColumn = <Row,>(textOf: (row: Row) => string): Column<Row> => ({
  key: 'content',
  header: '内容',
  cell: (row) => <span className="words">{textOf(row)}</span>,
})
