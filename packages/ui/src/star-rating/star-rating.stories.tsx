import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { StarRating, type StarRatingProps } from './index.ts'

function Held(args: StarRatingProps) {
  const [value, setValue] = useState(args.value)
  const change = (next: number) => {
    setValue(next)
    args.onChange?.(next)
  }
  return <StarRating {...args} value={value} onChange={change} />
}

const meta = {
  title: 'Parts/Star rating',
  component: StarRating,
  tags: ['!autodocs'],
  args: { label: '评分', value: 2, max: 3 },
} satisfies Meta<typeof StarRating>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onChange: fn() },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: '2 星' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '3 星' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('radio', { name: '3 星' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}

export const Shown: Story = {
  render: () => (
    <div className="demo-column">
      {[0, 1, 2, 3].map((value) => (
        <StarRating key={value} value={value} max={3} size="s" />
      ))}
      <StarRating label="平均" value={3.6} />
      <StarRating label="大" value={4} size="l" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '未评分' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '平均：3.6 星，共 5 星' })).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { disabled: true, onChange: fn() },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: '2 星' })).toBeDisabled(),
}

export const InField: Story = {
  render: () => (
    <Field label="评分" group error="请先评分">
      <StarRating value={0} onChange={() => {}} size="l" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请先评分')).toBeVisible()
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
  },
}

export const Dark: Story = { ...Shown, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { max: 10, onChange: fn() },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(10)
    await expect(canvas.getByRole('radio', { name: '2 星' })).toBeChecked()
  },
}
