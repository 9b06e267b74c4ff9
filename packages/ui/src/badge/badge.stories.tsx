import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './index.ts'

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  args: { count: 3, label: '3 场待合并' },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible()
    await expect(canvas.getByText('3 场待合并')).toBeInTheDocument()
  },
}

export const Variants: Story = {
  render: () => (
    <div className="demo">
      <Badge count={3} />
      <Badge count={128} />
      <Badge count={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.queryByText('0')).toBeNull()
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }
