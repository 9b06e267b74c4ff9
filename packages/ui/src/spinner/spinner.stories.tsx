import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './index.ts'

const meta = { title: 'Parts/Spinner', component: Spinner, args: { label: '正在加载' } } satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '正在加载' })).toBeVisible(),
}

export const Large: Story = {
  args: { size: 32 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: '正在加载' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(32),
}

export const Dark: Story = {
  args: { size: 32 },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '正在加载' })).toBeVisible(),
}
