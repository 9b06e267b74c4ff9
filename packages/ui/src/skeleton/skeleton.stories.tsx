import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './index.ts'

const meta = { title: 'Parts/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bone = canvasElement.querySelector('.skeleton')
    await expect(bone).toBeVisible()
    // What waits says nothing: the place around it does.
    await expect(bone).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Variants: Story = {
  render: () => (
    <div className="demo-column" aria-busy="true">
      <Skeleton round width={40} height={40} />
      <Skeleton width="40%" height={22} />
      <Skeleton lines={3} />
      <Skeleton height={120} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bones = canvasElement.querySelectorAll<HTMLElement>('.skeleton')
    await expect(bones).toHaveLength(6)
    await expect([bones[0]?.offsetWidth, bones[0]?.offsetHeight]).toEqual([40, 40])
    await expect(bones[5]?.offsetHeight).toBe(120)
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
