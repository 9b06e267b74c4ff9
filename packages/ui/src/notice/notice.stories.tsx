import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { useNotify, type Notice } from './index.ts'

function Sender({ notices }: { notices: readonly Notice[] }) {
  const notify = useNotify()
  return <Button onClick={() => notices.forEach((notice) => notify(notice))}>保存</Button>
}

const meta = {
  title: 'Parts/Notice',
  component: Sender,
  args: { notices: [{ kind: 'success', text: '更新成功！', duration: 60_000 }] },
  parameters: { docs: { story: { inline: false, height: 320 } } },
} satisfies Meta<typeof Sender>
export default meta

type Story = StoryObj<typeof meta>

const press = async (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('button', { name: '保存' }))

const everyKind: Notice[] = [
  { kind: 'success', text: '删除成功!', duration: 60_000 },
  { kind: 'info', text: '语音时长 12 秒', duration: 60_000 },
  { kind: 'warning', text: '取消上传', duration: 60_000 },
  { kind: 'error', title: '删除失败', text: '请先删除本次考试下所有科目的考试', duration: 60_000 },
]

export const Kinds: Story = {
  args: { notices: everyKind },
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
  },
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(canvas.getByRole('status')).toHaveTextContent('更新成功！')
    await press(canvas)
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const SeveralLines: Story = {
  args: { notices: [{ kind: 'warning', title: '2 个文件没有加入上传', text: '一行\n另一行', duration: 60_000 }] },
  play: async ({ canvas }) => {
    await press(canvas)
    const words = canvas.getByText(/另一行/)
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(
      1.5 * parseFloat(getComputedStyle(words).lineHeight),
    )
  },
}

const undo = fn()

export const WithAction: Story = {
  args: { notices: [{ kind: 'info', text: '已移出错题篮', action: { label: '撤销', run: undo }, duration: 60_000 }] },
  play: async ({ canvas }) => {
    await press(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Ends: Story = {
  args: { notices: [{ kind: 'success', text: '更新成功！', duration: 30 }] },
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
}

export const TakenOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    const taken = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('notice', taken)
    await press(canvas)
    await expect(taken).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('status')).toBeNull()
    canvasElement.removeEventListener('notice', taken)
  },
}

/** What has no end outlives what has one. */
export const Stays: Story = {
  args: {
    notices: [
      { kind: 'error', text: '科目没有加载出来', duration: Infinity },
      { kind: 'success', text: '更新成功！', duration: 30 },
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    await expect(canvas.getByRole('alert')).toHaveTextContent('科目没有加载出来')
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

function InDialog({ notices }: { notices: readonly Notice[] }) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} title="编辑课程" onClose={() => setOpen(false)} footer={<Sender notices={notices} />}>
      通知要在对话框之上，并且点得到。
    </Dialog>
  )
}

function ThenDialog({ notices }: { notices: readonly Notice[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Sender notices={notices} />
      <Button onClick={() => setOpen(true)}>编辑</Button>
      <Dialog open={open} title="编辑课程" onClose={() => setOpen(false)}>
        通知还有多久，接着算。
      </Dialog>
    </>
  )
}

export const AboveDialog: Story = {
  render: (args) => <InDialog {...args} />,
  play: async ({ canvas }) => {
    await press(canvas)
    const dialog = canvas.getByRole('dialog')
    const notice = within(dialog).getByRole('status')
    const { x, y } = notice.getBoundingClientRect()
    await expect(notice.contains(document.elementFromPoint(x + 20, y + 12))).toBe(true)
  },
}

/** The notice is drawn anew in the dialog that opens; the time that it has been there counts. */
export const TimeGoesOn: Story = {
  args: { notices: [{ kind: 'success', text: '已移动', duration: 60_000 }] },
  render: (args) => <ThenDialog {...args} />,
  play: async ({ canvas }) => {
    const timers = spyOn(globalThis, 'setTimeout')
    const times = () => timers.mock.calls.map(([, time = 0]) => time).filter((time) => time > 50_000)
    await press(canvas)
    await expect(times()).toEqual([60_000])
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }))
    await within(canvas.getByRole('dialog')).findByRole('status')
    await waitFor(() => expect(times()).toHaveLength(2))
    await expect(times()[1]).toBeLessThan(60_000)
    timers.mockRestore()
  },
}

function UnderBar({ notices }: { notices: readonly Notice[] }) {
  return (
    <>
      <nav className="demo-bar" aria-label="模块">
        <Button>考试管理</Button>
      </nav>
      <Sender notices={notices} />
    </>
  )
}

/** Undoing is offered for seconds: meanwhile the bar of the page is used as always. */
export const LeavesTheBarFree: Story = {
  ...WithAction,
  render: (args) => <UnderBar {...args} />,
  play: async ({ canvas }) => {
    await press(canvas)
    const entry = canvas.getByRole('button', { name: '考试管理' })
    const { left, right, bottom } = entry.getBoundingClientRect()
    const notice = canvas.getByRole('status').getBoundingClientRect()
    // It lies right below.
    await expect(notice.left).toBeLessThan(right)
    await expect(notice.right).toBeGreaterThan(left)
    await expect(notice.top).toBeGreaterThan(bottom)
  },
}

/** A page with more than a bar up there says how far down notices lie. */
export const BelowWhatThePageSays: Story = {
  ...WithAction,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.setProperty('--mango-notices-top', '112px')
    await press(canvas)
    await waitFor(() => expect(canvas.getByRole('status').getBoundingClientRect().top).toBe(112))
    canvasElement.style.removeProperty('--mango-notices-top')
  },
}

export const LongText: Story = {
  args: { notices: [{ kind: 'error', title: '错误', text: '系统故障，请稍后再试。'.repeat(12), duration: 60_000 }] },
  play: async ({ canvas }) => press(canvas),
}

export const Dark: Story = { ...Kinds, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Kinds, globals: { width: '320' } }
