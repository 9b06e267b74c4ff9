import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { TextField } from './index.ts'

const meta = {
  title: 'Widget parts/Text field',
  component: TextField,
  args: { label: '评语', value: '进步很大', max: 30 },
  render: function Held(args: ComponentProps<typeof TextField>) {
    const [value, setValue] = useState(args.value)
    return <TextField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 / 30')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '评语' })).toHaveAccessibleDescription('4 / 30')
  },
}

/** All of what was pasted is there to be shortened. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const pasted = '这一周课堂上很投入，几次主动上台讲题。'.repeat(4)
    await fireEvent.change(field, { target: { value: pasted } })
    await expect(field).toHaveValue(pasted)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/不能超过30个字/)
  },
}

/** A character is what one sees: a family of four is one. */
export const CountedBySight: Story = {
  args: { value: '👨‍👩‍👧‍👦'.repeat(30) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 / 30')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
}

export const Dark: Story = { ...TooLong, globals: { theme: 'dark' } }

export const Narrow: Story = { ...TooLong, globals: { width: '320' } }
