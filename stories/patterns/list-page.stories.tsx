import { Button } from '@mango/ui/button'
import { DataTable, type DataColumn, type Sort } from '@mango/ui/data-table'
import { EmptyState } from '@mango/ui/empty-state'
import { Pager } from '@mango/ui/pager'
import { Screen } from '@mango/ui/screen'
import { SearchInput } from '@mango/ui/search-input'
import { Select } from '@mango/ui/select'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

interface Paper {
  readonly id: number
  readonly name: string
  readonly subject: string
  readonly score: number
}
const subjects = ['语文', '数学', '英语', '科学'] as const
const papers: Paper[] = Array.from({ length: 43 }, (_, at) => ({
  id: at + 1,
  name: `${subjects[at % 4]} 第 ${Math.floor(at / 4) + 1} 单元练习`,
  subject: subjects[at % 4] ?? '',
  score: 60 + ((at * 17) % 41),
}))
const subjectOptions = [
  { value: '', label: '全部学科' },
  ...subjects.map((subject) => ({ value: subject, label: subject })),
]
const pageSize = 10

const columns: DataColumn<Paper>[] = [
  { key: 'name', header: '名称', primary: true, sortable: true, width: '60%', cell: (paper) => paper.name },
  { key: 'subject', header: '学科', cell: (paper) => paper.subject },
  {
    key: 'score',
    header: '得分',
    sortable: true,
    align: 'end',
    cell: (paper) => <span className="num">{paper.score}</span>,
  },
]
const rowKey = ({ id }: Paper) => id
const rowLabel = ({ name }: Paper) => name

function inOrder(found: readonly Paper[], { key, direction }: Sort) {
  const way = direction === 'ascending' ? 1 : -1
  return found.toSorted((a, b) => way * (key === 'score' ? a.score - b.score : a.name.localeCompare(b.name, 'zh')))
}

/** Filters above, then the list, then the pages: whatever narrows the list leads back to its first page. */
function ListPage() {
  const [words, setWords] = useState('')
  const [subject, setSubject] = useState('')
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' })
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set())
  const isFiltered = words !== '' || subject !== ''
  const found = papers.filter((paper) => paper.name.includes(words) && (subject === '' || paper.subject === subject))
  const fromFirst =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value)
      setPage(1)
    }
  const clear = () => {
    setWords('')
    setSubject('')
    setPage(1)
  }
  const empty = isFiltered && (
    <EmptyState drawing="search" text="没有符合条件的试卷" action={<Button onClick={clear}>清空筛选</Button>} />
  )
  return (
    <Screen heading="试卷" actions={<Button variant="primary">新建</Button>}>
      <div style={{ display: 'grid', gap: 16 }}>
        <SearchInput aria-label="试卷名称" placeholder="试卷名称" value={words} onSearch={fromFirst(setWords)} />
        <Select aria-label="学科" options={subjectOptions} value={subject} onChange={fromFirst(setSubject)} />
        <DataTable
          label="试卷"
          rows={inOrder(found, sort).slice((page - 1) * pageSize, page * pageSize)}
          {...{ columns, rowKey, rowLabel, sort, selected, empty }}
          onSortChange={fromFirst(setSort)}
          onSelectedChange={setSelected}
          bulk={<Button variant="danger">删除</Button>}
        />
        <Pager page={page} pages={Math.max(1, Math.ceil(found.length / pageSize))} onChange={setPage} />
      </div>
    </Screen>
  )
}

const meta = { title: 'Patterns/List page', component: ListPage, tags: ['!autodocs'] } satisfies Meta<typeof ListPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 科学 第 1 单元练习' }))
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    // What was chosen stays chosen, and a filter begins with the first page.
    await expect(canvas.getByRole('group', { name: '批量操作' })).toHaveTextContent('已选 1 项')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '学科' }), '数学')
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/^数学/))
    await userEvent.click(within(canvas.getByRole('columnheader', { name: '得分' })).getByRole('button'))
    await expect(canvas.getByRole('columnheader', { name: '得分' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows()).toHaveLength(10)
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '试卷名称' }), '化学{Enter}')
    await canvas.findByText('没有符合条件的试卷')
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10)
  },
}
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const Narrow: Story = { ...NothingFound, globals: { width: '320' } }
