import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './index.ts'

const meta = { title: 'Parts/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="demo-column" aria-busy="true">
      <Skeleton round width={40} height={40} />
      <Skeleton width="40%" height={22} />
      <Skeleton lines={3} />
      <Skeleton height={120} />
    </div>
  ),
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
