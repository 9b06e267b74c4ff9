import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Tooltip } from './index.ts'

const meta = {
  title: 'Parts/Tooltip',
  component: Tooltip,
  args: { text: '成绩公开以后学生就能看到', children: <Button>公开成绩</Button> },
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await waitFor(() => expect(button).toHaveAccessibleDescription('成绩公开以后学生就能看到'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
}

export const Hovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await canvas.findByRole('tooltip')).toBeVisible()
  },
}

export const LongText: Story = { ...Hovered, args: { text: '成绩公开以后学生就能看到，家长会收到推送。'.repeat(4) } }

export const Dark: Story = { ...Hovered, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Hovered, globals: { width: '320' } }
