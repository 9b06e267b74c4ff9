import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { Screen } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const meta = {
  title: 'Parts/Screen',
  component: Screen,
  args: { heading: '考试管理', children: <EmptyState text="没有符合条件的考试" /> },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '考试管理', level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

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
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['合并考试', '新建']),
}

export const Back: Story = {
  args: {
    above: (
      <Button variant="text" icon="arrow-left">
        返回考试列表
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: '返回考试列表' })
    await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    )
  },
}

export const LongHeading: Story = {
  args: { ...Actions.args, heading: '2026—2027 学年第一学期七年级期中教学质量监测（含补考与缓考）考试管理' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await fits(heading)
    await expect(canvas.getByRole('button', { name: '新建' })).toBeVisible()
  },
}

export const Dark: Story = { ...Actions, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Actions, globals: { width: '320' } }
