import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DateInput, type DateInputProps } from './index.ts'

const meta = {
  title: 'Parts/Date input',
  component: DateInput,
  args: { value: '', 'aria-label': '日期' },
  render: function Held(args: DateInputProps) {
    const [value, setValue] = useState(args.value)
    return <DateInput {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DateInput>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('选择日期')).toBeVisible(),
}

export const EditedInPlace: Story = {
  args: { value: '2026-11-20' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('2026-11-20')
    await expect(words).toBeVisible()
    await userEvent.click(canvas.getByLabelText('日期'))
    await expect(words).not.toBeVisible()
    await userEvent.tab()
    await expect(words).toBeVisible()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="demo-column">
      <DateInput {...args} size="s" />
      <DateInput {...args} value="2026-11-20" />
      <DateInput {...args} value="2026-11-20" invalid />
      <DateInput {...args} value="2026-11-20" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const [, , invalid, disabled] = canvas.getAllByLabelText('日期')
    await expect(invalid).toBeInvalid()
    await expect(invalid).toHaveValue('2026-11-20')
    await expect(disabled).toBeDisabled()
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { value: '2026-11-20' },
  globals: { width: '320' },
  play: async ({ canvas }) => expect(canvas.getByText('2026-11-20')).toBeVisible(),
}
