import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { Table, type RowKey } from '../table/index.ts'
import { DataTable, type DataColumn, type DataTableProps, type Sort } from './index.ts'

type File = { id: number; name: string; downloads: number; day: string }

const files: File[] = [
  { id: 1, name: '顶点式与平移（公开课）.pptx', downloads: 128, day: '2026-11-18' },
  { id: 2, name: '顶点式 学案.pdf', downloads: 64, day: '2026-11-12' },
  { id: 3, name: 'h 与 k 的动画讲解.mp4', downloads: 0, day: '2026-11-20' },
  { id: 4, name: '动态几何：拖动顶点', downloads: 41, day: '2026-10-30' },
]

const columns: DataColumn<File>[] = [
  { key: 'name', header: '名称', primary: true, sortable: true, width: '44%', cell: (file) => file.name },
  {
    key: 'downloads',
    header: '下载',
    sortable: true,
    align: 'end',
    cell: (file) => <span className="num">{file.downloads}</span>,
  },
  { key: 'day', header: '时间', sortable: true, cell: (file) => <span className="num">{file.day}</span> },
  {
    key: 'do',
    header: '操作',
    align: 'end',
    cardLabel: '',
    cell: () => (
      <>
        <Button size="s" variant="text">
          下载
        </Button>
        <Button size="s" variant="text-danger">
          删除
        </Button>
      </>
    ),
  },
]
const rowKey = (file: File) => file.id
const rowLabel = (file: File) => file.name

const compare = (a: File, b: File, key: string) =>
  key === 'downloads'
    ? a.downloads - b.downloads
    : key === 'day'
      ? a.day.localeCompare(b.day)
      : a.name.localeCompare(b.name)

function Held({ sort: first, selected: chosen = new Set(), ...props }: Partial<DataTableProps<File>>) {
  const [sort, setSort] = useState(first)
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(chosen)
  const rows = useMemo(() => {
    if (!sort) return files
    const way = sort.direction === 'ascending' ? 1 : -1
    return files.toSorted((a, b) => way * compare(a, b, sort.key))
  }, [sort])
  const changeSort = (next: Sort) => {
    setSort(next)
    props.onSortChange?.(next)
  }
  return (
    <div className="demo-card">
      <DataTable
        label="资源"
        {...{ columns, rows, rowKey, rowLabel, sort, selected }}
        bulk={
          <>
            <Button>移动</Button>
            <Button variant="danger">删除</Button>
          </>
        }
        {...props}
        onSortChange={changeSort}
        onSelectedChange={setSelected}
      />
    </div>
  )
}
Held.displayName = 'DataTable'

const meta = {
  title: 'Parts/Data table',
  component: Held,
  tags: ['!autodocs'],
  parameters: { part: [Table, DataTable] },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { sort: { key: 'day', direction: 'descending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '时间' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('h 与 k 的动画讲解.mp4')
  },
}

export const Sorted: Story = {
  args: { onSortChange: fn() },
  play: async ({ args, canvas }) => {
    const head = canvas.getByRole('columnheader', { name: '下载' })
    await expect(head).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('h 与 k 的动画讲解.mp4')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'downloads', direction: 'descending' })
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('顶点式与平移（公开课）.pptx')
    await userEvent.click(canvas.getByRole('button', { name: '时间' }))
    await expect(head).not.toHaveAttribute('aria-sort')
  },
}

export const Selected: Story = {
  // One of another page stays chosen whatever happens here.
  args: { selected: new Set([99]) },
  play: async ({ canvas }) => {
    const bulk = canvas.getByRole('group', { name: '批量操作' })
    await expect(bulk).toHaveTextContent('已选 1 项')
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 顶点式 学案.pdf' }))
    await expect(canvas.getByRole('checkbox', { name: '全选本页' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页' }))
    await expect(bulk).toHaveTextContent('已选 5 项')
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页' }))
    await expect(bulk).toHaveTextContent('已选 1 项')
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
    await expect(bulk).not.toBeVisible()
  },
}

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '资源' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
    // Only the head is read out: the placeholders say nothing.
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
  },
}

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState text="还没有资源" /> },
  play: async ({ canvas }) => expect(canvas.getByText('还没有资源')).toBeVisible(),
}

export const LongText: Story = {
  args: { rows: files.map((file) => ({ ...file, name: file.name.repeat(6) })) },
  play: async ({ canvas }) => {
    // However long the names are, a day and the actions keep to one line.
    for (const text of ['2026-11-18', '2026-11-12']) {
      await expect(canvas.getByText(text).getClientRects()).toHaveLength(1)
    }
    const [load, remove] = canvas.getAllByRole('button', { name: /下载|删除/ }).slice(1, 3)
    await expect(load?.getBoundingClientRect().top).toBe(remove?.getBoundingClientRect().top)
  },
}

export const Dark: Story = {
  args: { selected: new Set([1]) },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '批量操作' })).toHaveTextContent('已选 1 项')
    await expect(canvas.getByRole('checkbox', { name: '选择 顶点式与平移（公开课）.pptx' })).toBeChecked()
  },
}

export const Narrow: Story = {
  args: { selected: new Set([1]) },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '排序' }), '按时间')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('动态几何')
    await userEvent.click(canvas.getByRole('button', { name: '改为降序' }))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('h 与 k')
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页' }))
    await expect(canvas.getByRole('group', { name: '批量操作' })).toHaveTextContent('已选 4 项')
  },
}
