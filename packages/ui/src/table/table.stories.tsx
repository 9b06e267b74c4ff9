import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { FailedState } from '../failed-state/index.ts'
import { Tag } from '../tag/index.ts'
import { Table, type Column, type TableProps } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

type Exam = { id: number; name: string; subjects: string[]; open: boolean; day: string }

const exams: Exam[] = [
  { id: 1, name: '九年级上学期期中联考', subjects: ['语文', '数学', '英语', '+4'], open: true, day: '2026-11-12' },
  { id: 2, name: '八年级数学期中质量检测', subjects: ['数学'], open: true, day: '2026-11-10' },
  { id: 3, name: '七年级科学期中（阅卷中）', subjects: ['科学'], open: false, day: '2026-11-09' },
]

const columns: Column<Exam>[] = [
  { key: 'name', header: '考试名称', primary: true, width: '34%', cell: (exam) => exam.name },
  { key: 'subjects', header: '科目', cell: (exam) => exam.subjects.map((name) => <Tag key={name}>{name}</Tag>) },
  {
    key: 'open',
    header: '状态',
    cell: (exam) => <Tag tone={exam.open ? 'leaf' : 'neutral'}>{exam.open ? '已公开' : '未公开'}</Tag>,
  },
  { key: 'day', header: '时间', cell: (exam) => <span className="num">{exam.day}</span> },
  {
    key: 'do',
    header: '操作',
    align: 'end',
    cardLabel: '',
    cell: () => (
      <>
        <Button size="s" variant="text">
          详情
        </Button>
        <Button size="s" variant="text">
          加入合并
        </Button>
        <Button size="s" variant="text-danger">
          删除
        </Button>
      </>
    ),
  },
]

const Exams = (props: Partial<TableProps<Exam>>) => (
  <div className="demo-card">
    <Table label="考试" columns={columns} rows={exams} rowKey={(exam) => exam.id} {...props} />
  </div>
)
Exams.displayName = 'Table'

const meta = {
  title: 'Parts/Table',
  component: Exams,
  tags: ['!autodocs'],
  parameters: { part: Table },
} satisfies Meta<typeof Exams>
export default meta

type Story = StoryObj<typeof meta>

const picked: Partial<TableProps<Exam>> = {
  selected: new Set([2]),
  accent: (exam) => (exam.open ? undefined : 'line'),
}

export const Default: Story = {
  args: picked,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(4)
    await expect(rows[2]).toHaveAttribute('data-selected', 'true')
  },
}

export const Pressed: Story = {
  args: { onRowPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: '九年级上学期期中联考' }))
    await expect(args.onRowPress).toHaveBeenCalledWith(exams[0])
    await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[0]!)
    await expect(args.onRowPress).toHaveBeenCalledOnce()
  },
}

export const Dense: Story = {
  args: { ...picked, dense: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('data-dense', 'true')
    await fits(canvasElement)
  },
}

export const Accents: Story = {
  args: { accent: (exam) => (['leaf', 'gold', 'red'] as const)[exam.id - 1] },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('row').map((row) => row.dataset['accent'])).toEqual([undefined, 'leaf', 'gold', 'red']),
}

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '考试' })).toHaveAttribute('aria-busy', 'true')
    // Only the head is read out: the placeholders say nothing.
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
  },
}

export const LoadingAgain: Story = {
  args: { ...picked, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '考试' })).toHaveAttribute('aria-busy', 'true')
    // The rows before stay.
    await expect(canvas.getByRole('rowheader', { name: '九年级上学期期中联考' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState drawing="search" text="没有符合条件的考试" action={<Button>重置</Button>} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的考试')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重置' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { rows: [], empty: <FailedState detail="系统故障" onRetry={() => {}} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('系统故障')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { rows: exams.map((exam) => ({ ...exam, name: exam.name.repeat(6) })) },
  play: async ({ canvas }) => {
    // However long the names are, a day keeps to one line and the last action stays in the table.
    await expect(canvas.getByText('2026-11-12').getClientRects()).toHaveLength(1)
    const [, , last] = canvas.getAllByRole('button', { name: '删除' })
    await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('table').getBoundingClientRect().right,
    )
  },
}

export const Dark: Story = {
  args: picked,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('row')[2]).toHaveAttribute('data-selected', 'true'),
}

export const Narrow: Story = {
  args: picked,
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '考试' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const NarrowLoading: Story = {
  args: { rows: [], loading: true },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '考试' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(table).toBeVisible()
  },
}
