import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { DateRange, lastDays, type DateRangeProps } from './index.ts'

const today = '2026-11-22'
const presets = [
  { label: '近 7 天', days: lastDays(today, 7) },
  { label: '近 30 天', days: lastDays(today, 30) },
  { label: '全部', days: { from: '', to: '' } },
]

const meta = {
  title: 'Parts/Date range',
  component: DateRange,
  tags: ['!autodocs'],
  args: { label: '时间', value: lastDays(today, 7), onChange: fn(), presets, max: today },
  render: function Held(args: DateRangeProps) {
    const [value, setValue] = useState(args.value)
    const change: DateRangeProps['onChange'] = (next) => {
      setValue(next)
      args.onChange(next)
    }
    return <DateRange {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof DateRange>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '近 7 天' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '近 30 天' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-24', to: today })
    await fireEvent.change(canvas.getByLabelText('时间，开始日期'), { target: { value: '2026-11-01' } })
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: today })
    await expect(canvas.getByRole('button', { name: '近 30 天' })).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Impossible: Story = {
  args: { onChange: fn(), presets: [] },
  decorators: [(Range) => <div style={{ display: 'flex' }}>{Range()}</div>],
  play: async ({ args, canvas }) => {
    const width = () => canvas.getByRole('group', { name: '时间' }).getBoundingClientRect().width
    const before = width()
    await fireEvent.change(canvas.getByLabelText('时间，结束日期'), { target: { value: '2026-11-01' } })
    await expect(canvas.getByRole('status')).toHaveTextContent('开始日期不能晚于结束日期')
    // What stands beside it stays where it was.
    await expect(width()).toBe(before)
    await expect(canvas.getByLabelText('时间，开始日期')).toBeInvalid()
    await expect(args.onChange).not.toHaveBeenCalled()
    // The other day makes it possible again.
    await fireEvent.change(canvas.getByLabelText('时间，开始日期'), { target: { value: '2026-10-30' } })
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-10-30', to: '2026-11-01' })
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const TooLong: Story = {
  args: { most: 30, value: lastDays(today, 90) },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('一次最多 30 天，现在是 90 天'),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByLabelText(/^时间，/)])
      await expect(control).toBeDisabled()
  },
}

export const Dark: Story = {
  args: { most: 5 },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('一次最多 5 天，现在是 7 天'),
}

export const Narrow: Story = {
  args: { most: 5 },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('一次最多 5 天，现在是 7 天')
    await expect(canvas.getByLabelText('时间，结束日期')).toBeInvalid()
  },
}
