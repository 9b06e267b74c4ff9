import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { EmptyState } from './index.ts'

const meta = { title: 'Parts/Empty state', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('暂无数据')).toBeVisible() }

export const Variants: Story = {
  render: () => (
    <div className="demo-tiles">
      <EmptyState text="还没有课件" action={<Button variant="primary">新建课件</Button>} />
      <EmptyState drawing="search" text="没有符合条件的考试" action={<Button>重置</Button>} />
      <EmptyState drawing="lock" text="没有查看权限" detail="请联系学校管理员开通" />
      <EmptyState drawing="broken" text="加载失败" action={<Button icon="retry">重试</Button>} />
      <EmptyState drawing="done" text="全部订正完成" action={<Button>返回</Button>} />
      <EmptyState compact text="暂无记录" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('请联系学校管理员开通')).toBeVisible()
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '新建课件',
      '重置',
      '重试',
      '返回',
    ])
    // The compact one has no drawing.
    await expect(canvasElement.querySelectorAll('svg.drawing')).toHaveLength(5)
  },
}

export const LongText: Story = {
  args: {
    text: '当前筛选条件下没有找到任何考试，试试换一个学年、学期或者清空关键字',
    detail: '也可能是考试还没有公开',
  },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^当前筛选条件下.*关键字$/)).toBeVisible()
    await expect(canvas.getByText('也可能是考试还没有公开')).toBeVisible()
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
