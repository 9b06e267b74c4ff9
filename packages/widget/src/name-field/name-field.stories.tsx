import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { NameField } from './index.ts'

const meta = {
  title: 'Widget parts/Name field',
  component: NameField,
  args: { label: '课件名称', required: true, value: '二次函数', max: 8 },
  render: function Held(args: ComponentProps<typeof NameField>) {
    const [value, setValue] = useState(args.value)
    return <NameField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof NameField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 / 8')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /课件名称/ })).toHaveAccessibleDescription('最多 8 个字')
  },
}

/** All of what was pasted is there to be shortened. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    fireEvent.change(field, { target: { value: '二次函数的图象与性质' } })
    await expect(field).toHaveValue('二次函数的图象与性质')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('名称不能超过8个字')
  },
}

/** Blanks at its ends are not kept, and not counted. */
export const Blanks: Story = {
  args: { value: '二次函数的图象与  ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 / 8')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
}

/** A character is what one sees: a family of four is one. */
export const CountedBySight: Story = {
  args: { value: '👨‍👩‍👧‍👦'.repeat(8) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 / 8')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
}

export const Dark: Story = { ...TooLong, globals: { theme: 'dark' } }
