import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { LineField } from './index.ts'

const meta = {
  title: 'Widget parts/Line field',
  component: LineField,
  args: { label: '说明', value: '三班的展板', max: 8 },
  render: function Held(args: ComponentProps<typeof LineField>) {
    const [value, setValue] = useState(args.value)
    return <LineField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof LineField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 / 8')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '说明' })).toHaveAccessibleDescription('最多 8 个字')
  },
}

/** All of what was pasted is there to be shortened. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const pasted = '这一周课堂上很投入，几次主动上台讲题。'
    await fireEvent.change(field, { target: { value: pasted } })
    await expect(field).toHaveValue(pasted)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/不能超过8个字/)
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

export const Narrow: Story = { ...TooLong, globals: { width: '320' } }
