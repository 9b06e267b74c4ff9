import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { Screen } from './index.ts'

const meta = {
  title: 'Parts/Screen',
  component: Screen,
  args: { heading: '考试管理', children: <EmptyState text="没有符合条件的考试" /> },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Actions: Story = {
  args: {
    actions: (
      <>
        <Button>合并考试</Button>
        <Button variant="primary" icon="plus">
          新建
        </Button>
      </>
    ),
  },
}

export const Back: Story = {
  args: {
    back: (
      <Button variant="text" icon="arrow-left">
        返回考试列表
      </Button>
    ),
  },
}

export const LongHeading: Story = {
  args: { ...Actions.args, heading: '2026—2027 学年第一学期七年级期中教学质量监测（含补考与缓考）考试管理' },
}

export const Dark: Story = { ...Actions, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Actions, globals: { width: '320' } }
