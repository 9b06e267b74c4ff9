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

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button', { name: '重试' })
    await expect(again).toHaveAttribute('aria-busy', 'true')
  },
}

export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('系统故障')
    await expect(canvasElement.querySelector('svg.drawing')).toBeNull()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('系统故障'),
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
