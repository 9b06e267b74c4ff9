import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { UploadList } from './index.ts'
import { sampleQueue, type Fate } from './sample-queue.ts'
import { fits } from '../../../../stories/fits.ts'

interface Args {
  fates: Readonly<Record<string, Fate>>
  onLine: boolean
  onCancelled(): void
}

function Held({ fates, onLine, onCancelled }: Args) {
  const [queue] = useState(() => sampleQueue(fates, onLine))
  return <UploadList queue={queue} onCancelled={onCancelled} />
}

const meta: Meta<Args> = {
  title: 'Widget parts/Upload list',
  component: Held,
  args: {
    fates: { '教案.docx': 'done', '课堂实录.mp4': { stays: 'sending', share: 0.4 }, '板书.jpg': 'done' },
    onLine: true,
    onCancelled: fn(),
  },
}
export default meta
type Story = StoryObj<Args>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByText('已上传 1/3')
    await expect(canvas.getByRole('progressbar', { name: '课堂实录.mp4 上传进度' })).toHaveAttribute('value', '40')
    await expect(canvas.getByText('等待中')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消 课堂实录.mp4' }))
    await expect(args.onCancelled).toHaveBeenCalledOnce()
    await canvas.findByText('已上传 2/2')
    await userEvent.click(canvas.getByRole('button', { name: '清除已完成' }))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Nothing: Story = {
  args: { fates: {} },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
}

export const Saving: Story = {
  args: { fates: { '课堂实录.mp4': { stays: 'saving' } } },
  play: async ({ canvas }) => void (await canvas.findByText('正在保存')),
}

export const Registering: Story = {
  args: { fates: { '课堂实录.mp4': { stays: 'registering' } } },
  play: async ({ canvas }) => void (await canvas.findByText('正在入库')),
}

const failures: Args['fates'] = {
  '教案.docx': { fails: '存储服务出错了（500），请稍后重试' },
  '练习单.pdf': { fails: '网络连接失败，请检查网络后重试' },
  '板书.jpg': 'done',
}

export const Failed: Story = {
  args: { fates: failures },
  play: async ({ canvas }) => {
    await canvas.findByText('已上传 1/3，2 个失败')
    await expect(canvas.getByText(/存储服务出错了/)).toBeVisible()
  },
}

export const RetriedAll: Story = {
  args: { fates: failures },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试全部' }))
    await canvas.findByText('已上传 3/3')
  },
}

export const Offline: Story = {
  args: { onLine: false },
  play: async ({ canvas }) => void (await canvas.findByText('网络已断开，恢复后自动继续上传')),
}

const many = Object.fromEntries([
  ...Array.from({ length: 8 }, (_, index) => [`第 ${index + 1} 课.pdf`, 'done'] as const),
  ['第 9 课.mp4', { stays: 'sending', share: 0.1 }] as const,
  ['第 10 课.pdf', 'done'] as const,
])

/** The row that uploads is in sight, however many stand before it. */
export const Many: Story = {
  args: { fates: many },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: '第 9 课.mp4 上传进度' })
    const list = canvas.getByRole('list').getBoundingClientRect()
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom))
  },
}

export const LongName: Story = {
  args: { fates: { [`${'很长的文件名'.repeat(30)}\u202Egnp.exe.pdf`]: { fails: '存储服务没有接收文件（403）' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/存储服务没有接收文件（403）/)
    // A mark that turns the direction of writing turns its own name alone.
    await expect(canvas.getAllByTitle(/\u202E/)[0]).toHaveStyle({ unicodeBidi: 'isolate' })
    await fits(canvas.getByRole('list'))
  },
}

/** Until it is registered a file can be called something else; what follows the last dot stays. */
export const RenamedBefore: Story = {
  args: { fates: { '课堂实录.mp4': { stays: 'sending', share: 0.4 }, '新建文档.docx': { stays: 'sending' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '改名 新建文档.docx' }))
    const field = canvas.getByRole('textbox', { name: '新建文档.docx 的新名字' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled()
    await userEvent.type(field, '第三课教案{Enter}')
    await canvas.findByText('第三课教案.docx')
    await waitFor(() => expect(canvas.getByRole('button', { name: '改名 第三课教案.docx' })).toHaveFocus())
    await userEvent.keyboard('{Enter}{Escape}')
    await canvas.findByText('第三课教案.docx')
  },
}

/** How long all of it will take. */
export const Together: Story = {
  args: { fates: { '课堂实录.mp4': { stays: 'sending', share: 0.5 }, '板书.jpg': 'done' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: '全部上传进度' })).toHaveAttribute('value', '25')
  },
}

/** The focus stays in the list when its row goes. */
export const ByKeyboard: Story = {
  args: { fates: { '教案.docx': 'done', '练习单.pdf': 'done' } },
  play: async ({ canvas }) => {
    await canvas.findByText('已上传 2/2')
    canvas.getByRole('button', { name: '移除 教案.docx' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: '移除 练习单.pdf' })).toHaveFocus()
  },
}

const known = (own: boolean, fileName = '光合作用.pdf') => ({
  known: { id: 7, fileName, ownerName: '张敏', createTime: '2026-11-18 16:20:00', own },
})

/** Nothing of a file that is there already goes before somebody has chosen; the others go on. */
export const Known: Story = {
  args: { fates: { '光合作用(1).pdf': known(false), '板书.jpg': 'done' } },
  play: async ({ canvas }) => {
    await canvas.findByText('已上传 1/2，1 个资源库里已有，请选择')
    await canvas.findByText('资源库里已有同样的文件：张敏于 2026-11-18 16:20 上传的“光合作用.pdf”')
    await expect(canvas.queryByRole('button', { name: '替换 光合作用(1).pdf' })).toBeNull()
    canvas.getByRole('button', { name: '保留两份 光合作用(1).pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('已上传 2/2')
    await waitFor(() => expect(canvas.getByRole('button', { name: '移除 光合作用(1).pdf' })).toHaveFocus())
  },
}

export const KnownSkipped: Story = {
  args: { fates: { '光合作用(1).pdf': known(true), '板书.jpg': 'done' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '替换 光合作用(1).pdf' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '跳过 光合作用(1).pdf' }))
    await canvas.findByText('已上传 1/1')
    await expect(canvas.queryByText('光合作用(1).pdf')).toBeNull()
  },
}

const several = { '甲.pdf': known(true), '乙.pdf': known(true, '乙班.pdf'), '板书.jpg': 'done' } as const

/** One choice for all of them. */
export const SeveralKnown: Story = {
  args: { fates: several },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: '2 个已有的文件' })
    await expect(within(group).getByRole('button', { name: '全部跳过' })).toBeVisible()
    await userEvent.click(within(group).getByRole('button', { name: '全部替换' }))
    await canvas.findByText('已上传 3/3')
  },
}

/** Somebody else's file is nobody's to replace. */
export const SeveralKnownOfOthers: Story = {
  args: { fates: { ...several, '丙.pdf': known(false) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部跳过' }))
    await canvas.findByText('已上传 1/1')
  },
}

export const KnownNarrow: Story = {
  args: {
    fates: { [`${'很长的文件名'.repeat(12)}.pdf`]: known(true, `${'很长的文件名'.repeat(12)}.pdf`), ...several },
  },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('button', { name: /^替换 很长/ })
    const list = canvas.getByRole('list').getBoundingClientRect()
    await expect(choice.getBoundingClientRect().right).toBeLessThanOrEqual(list.right)
  },
}
export const KnownDark: Story = {
  args: { fates: several },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('group', { name: '2 个已有的文件' })).toBeVisible(),
}

export const Dark: Story = {
  args: { fates: failures },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByText('已上传 1/3，2 个失败')).toBeVisible(),
}

export const Narrow: Story = {
  args: { fates: failures },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已上传 1/3，2 个失败')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试 教案.docx' })).toBeVisible()
    await fits(canvas.getByRole('list'))
  },
}
