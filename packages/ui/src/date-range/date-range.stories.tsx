import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { DateRange, type DateRangeProps } from './index.ts'

const meta = {
  title: 'Parts/Date range',
  component: DateRange,
  tags: ['!autodocs'],
  args: { label: '时间', value: { from: '2026-11-16', to: '2026-11-22' }, onChange: fn() },
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
    await fireEvent.change(canvas.getByLabelText('时间，开始日期'), { target: { value: '2026-11-01' } })
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-22' })
    // An end may stay open.
    await fireEvent.change(canvas.getByLabelText('时间，结束日期'), { target: { value: '' } })
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '' })
  },
}

export const Impossible: Story = {
  args: { onChange: fn() },
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

const wrong: DateRangeProps['value'] = { from: '2026-11-22', to: '2026-11-16' }

export const Dark: Story = {
  args: { value: wrong },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('开始日期不能晚于结束日期'),
}

export const Narrow: Story = {
  args: { value: wrong },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('开始日期不能晚于结束日期')
    await expect(canvas.getByLabelText('时间，结束日期')).toBeInvalid()
  },
}
