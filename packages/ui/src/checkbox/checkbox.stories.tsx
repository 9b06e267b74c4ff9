import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox, type CheckboxProps } from './index.ts'

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { checked: false, children: '我已阅读并同意' },
  render: function Held(args: CheckboxProps) {
    const [checked, setChecked] = useState(args.checked)
    return <Checkbox {...args} checked={checked} onChange={setChecked} />
  },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '我已阅读并同意' })
    await userEvent.click(canvas.getByText('我已阅读并同意'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const Variants: Story = {
  render: () => (
    <div className="demo">
      <Checkbox checked={false}>未选</Checkbox>
      <Checkbox checked>已选</Checkbox>
      <Checkbox checked={false} indeterminate>
        部分
      </Checkbox>
      <Checkbox checked={false} disabled>
        停用
      </Checkbox>
      <Checkbox checked disabled>
        停用已选
      </Checkbox>
      <Checkbox checked aria-label="选择这一行" />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await expect(box('未选')).not.toBeChecked()
    await expect(box('已选')).toBeChecked()
    await expect(box('部分')).toBePartiallyChecked()
    await expect(box('停用')).toBeDisabled()
    await expect(box('停用已选')).toBeDisabled()
    await expect(box('停用已选')).toBeChecked()
    await expect(box('选择这一行')).toBeChecked()
  },
}

export const Indeterminate: Story = {
  args: { indeterminate: true, children: '全选' },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBePartiallyChecked(),
}

export const LongText: Story = {
  globals: { width: '320' },
  args: { children: '同时把这场考试的成绩推送给家长，并在成绩公开以后自动生成每位学生的错题本' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^同时把这场考试.*错题本$/)).toBeVisible()
    // However long the words are, the box keeps its side.
    await expect(canvas.getByRole('checkbox').offsetWidth).toBe(18)
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
