import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FailedState } from './index.ts'

const meta = {
  title: 'Parts/Failed state',
  component: FailedState,
  args: { onRetry: fn(), detail: '系统故障' },
} satisfies Meta<typeof FailedState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('加载失败')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { busy: true } }

export const Compact: Story = { args: { compact: true } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { width: '320' } }
