import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MonthTimeline, type MonthTimelineProps } from './index.ts'

const months = [
  { month: '2026-11', count: 32 },
  { month: '2026-10', count: 41 },
  { month: '2026-09', count: 38 },
  { month: '2026-08', count: 0 },
  { month: '2025-12', count: 15 },
  { month: '2025-06', count: 7 },
]

const meta = {
  title: 'Parts/Month timeline',
  component: MonthTimeline,
  tags: ['!autodocs'],
  args: { label: '按月份', months, value: '2026-11', onChange: fn(), unit: '份' },
  render: function Held(args: MonthTimelineProps) {
    const [value, setValue] = useState(args.value)
    const change = (next: string | undefined) => {
      setValue(next)
      args.onChange(next)
    }
    return (
      <div className="demo-card" style={{ maxInlineSize: 300 }}>
        <MonthTimeline {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof MonthTimeline>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '11 月 32 份' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.queryByRole('button', { name: /12 月/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /2025 年/ }))
    await userEvent.click(canvas.getByRole('button', { name: '12 月 15 份' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12')
    await userEvent.click(canvas.getByRole('button', { name: '全部' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}

export const NothingInAMonth: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '8 月' })).toBeDisabled(),
}

export const Folded: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    const year = canvas.getByRole('button', { name: /2026 年/ })
    await expect(year).toHaveAttribute('aria-expanded', 'true')
    year.focus()
    await userEvent.keyboard('{Enter}')
    await expect(year).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('button', { name: /11 月/ })).toBeNull()
  },
}

export const None: Story = {
  args: { months: [], value: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['全部']),
}

export const ManyYears: Story = {
  args: {
    months: Array.from({ length: 120 }, (_, at) => ({
      month: `${2026 - Math.floor(at / 12)}-${String(12 - (at % 12)).padStart(2, '0')}`,
      count: at * 13,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /年/ })).toHaveLength(10)
    // Only the newest year is open.
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: '11 月 32 份' })).toHaveAttribute('aria-current', 'true'),
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '11 月 32 份' })).toBeVisible(),
}
