import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './index.ts'

const types = [
  { value: 0, label: '全部类型' },
  { value: 1, label: 'PPT' },
  { value: 2, label: 'PDF' },
  { value: 3, label: '视频', disabled: true },
]

type HeldProps = { value?: number; onChange: (value: number) => void; disabled?: boolean; invalid?: boolean }

function Held({ value: first, onChange, ...rest }: HeldProps) {
  const [value, setValue] = useState(first)
  const choose = (next: number) => {
    setValue(next)
    onChange(next)
  }
  return <Select aria-label="类型" {...rest} options={types} value={value} onChange={choose} />
}
Held.displayName = 'Select'

const meta = {
  title: 'Parts/Select',
  component: Held,
  args: { value: 0, onChange: fn() },
  parameters: { part: Select },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

const everySize: NonNullable<Story['play']> = async ({ canvas }) => {
  const height = (name: string) => canvas.getByRole('combobox', { name }).offsetHeight
  // Where it is narrow the small one is as high as the others: a finger wants it.
  await expect(height('小')).toBeLessThanOrEqual(height('中'))
  await expect(height('中')).toBeLessThan(height('大'))
  await expect(canvas.getByRole('combobox', { name: '学期' })).toHaveDisplayValue('学期')
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '类型' }), 'PDF')
    await expect(args.onChange).toHaveBeenCalledWith(2)
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('PDF')
  },
}

export const Placeholder: Story = {
  args: { value: 9 },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: '类型' })).toHaveDisplayValue('请选择'),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: '类型' })).toBeDisabled(),
}

export const Invalid: Story = {
  args: { invalid: true },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: '类型' })).toBeInvalid(),
}

const words = [
  { value: '', label: '学期' },
  { value: 'a', label: '上学期' },
]

const Variants = () => (
  <div className="demo">
    <Select aria-label="小" size="s" options={types} value={1} />
    <Select aria-label="中" options={types} value={1} />
    <Select aria-label="大" size="l" options={types} value={1} />
    <Select aria-label="学期" options={words} value="" />
  </div>
)

export const Sizes: Story = { render: Variants, play: everySize }

export const LongText: Story = {
  globals: { width: '320' },
  render: () => (
    <Select
      aria-label="教材"
      options={[{ value: 'long', label: '义务教育教科书数学九年级上册（浙江教育出版社二〇一三年修订版）' }]}
      value="long"
    />
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: '教材' })
    await expect(select).toHaveDisplayValue(/^义务教育教科书/)
    await expect(select.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  },
}

export const Dark: Story = { render: Variants, globals: { theme: 'dark' }, play: everySize }

export const Narrow: Story = { render: Variants, globals: { width: '320' }, play: everySize }
