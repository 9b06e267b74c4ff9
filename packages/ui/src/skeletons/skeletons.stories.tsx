import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardSkeletons, ChartSkeleton, RowSkeletons } from './index.ts'

const meta = { title: 'Parts/Skeletons', component: CardSkeletons, tags: ['!autodocs'] } satisfies Meta<
  typeof CardSkeletons
>
export default meta

type Story = StoryObj<typeof meta>

export const Cards: Story = {
  args: { ratio: 16 / 9 },
  play: async ({ canvasElement }) => {
    // Nothing of it is read out.
    await expect(canvasElement.querySelector('.card-skeletons')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const CardsOfText: Story = {
  args: { count: 3, lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.card-skeleton')).toHaveLength(3)
    await expect(canvasElement.querySelector('.card-skeleton-picture')).toBeNull()
  },
}

export const Rows: Story = {
  render: () => (
    <div className="demo-tiles">
      <RowSkeletons />
      <RowSkeletons start="round" />
      <RowSkeletons start="wide" />
    </div>
  ),
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('.row-skeleton')).toHaveLength(9),
}

export const Charts: Story = {
  render: () => (
    <div className="demo-tiles">
      <ChartSkeleton />
      <ChartSkeleton kind="line" />
      <ChartSkeleton kind="ring" height={160} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('.chart-skeleton')].map((chart) => chart.clientHeight)
    // As high as the charts they stand for; the line below belongs to it.
    await expect(heights.map((height) => Math.round(height / 10) * 10)).toEqual([240, 240, 160])
  },
}

export const Dark: Story = { ...Charts, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { ratio: 16 / 9, count: 2 },
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.card-skeleton')).toHaveLength(2)
    await expect(canvasElement.querySelector('.card-skeleton-picture')).toBeVisible()
  },
}
