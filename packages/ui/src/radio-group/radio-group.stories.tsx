import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { RadioGroup } from './index.ts'

const options = [
  { value: 1, label: '正确' },
  { value: 2, label: '半对' },
  { value: 3, label: '错误' },
  { value: 4, label: '未批', disabled: true },
]

function Held(args: { disabled?: boolean }) {
  const [value, setValue] = useState(1)
  return <RadioGroup {...args} label="批改结果" options={options} value={value} onChange={setValue} />
}
Held.displayName = 'RadioGroup'

const meta = {
  title: 'Parts/Radio group',
  component: Held,
  parameters: { part: RadioGroup },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: '批改结果' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '半对' }))
    await expect(canvas.getByRole('radio', { name: '半对' })).toBeChecked()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}

export const InField: Story = {
  render: () => (
    <Field label="试卷类型" group required error="请选择试卷类型">
      <RadioGroup options={options} value={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请选择试卷类型')).toBeVisible()
    await expect(canvas.getByRole('radiogroup', { name: /^试卷类型/ })).toBeInvalid()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '正确' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '未批' })).toBeDisabled()
  },
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
    await expect(canvas.getByText('未批')).toBeVisible()
  },
}
