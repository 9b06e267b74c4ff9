import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Textarea, type TextareaProps } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const meta = {
  title: 'Parts/Textarea',
  component: Textarea,
  args: { value: '', 'aria-label': '评语', placeholder: '写一句评语' },
  render: function Held(args: TextareaProps) {
    const [value, setValue] = useState(args.value)
    return <Textarea {...args} value={value} count={`${value.length} / 500`} onChange={setValue} />
  },
} satisfies Meta<typeof Textarea>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '进步很大')
    await expect(canvas.getByText('4 / 500')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('4 / 500')
  },
}

export const Invalid: Story = {
  args: { invalid: true, value: '太短' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '评语' })).toBeInvalid(),
}

export const Disabled: Story = {
  args: { disabled: true, value: '已提交，不能再改' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.getByText('8 / 500')).toBeVisible()
  },
}

export const LongText: Story = {
  args: { value: '这一周课堂上很投入，几次主动上台讲题，思路清楚。'.repeat(8) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('192 / 500')).toBeVisible()
    await fits(canvas.getByRole('textbox'))
  },
}

export const Dark: Story = { ...LongText, globals: { theme: 'dark' } }

export const Narrow: Story = { ...LongText, globals: { width: '320' } }
