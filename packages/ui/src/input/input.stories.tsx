import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Icon } from '../icon/index.ts'
import { Input, type InputProps } from './index.ts'

const meta = {
  title: 'Parts/Input',
  component: Input,
  args: { value: '', 'aria-label': '搜索文件名', placeholder: '搜索文件名', onEnter: fn() },
  render: function Held(args: InputProps) {
    const [value, setValue] = useState(args.value)
    return <Input {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Input>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '期中{Enter}')
    await expect(args.onEnter).toHaveBeenCalledWith('期中')
  },
}

/** In Safari the composition is over before its last key comes. */
export const EnterThatEndsAComposition: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    await expect(args.onEnter).not.toHaveBeenCalled()
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

export const Search: Story = {
  args: { value: '期中', clearable: true, suffix: <Icon name="search" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="demo-column">
      <Input {...args} size="s" />
      <Input {...args} />
      <Input {...args} size="l" prefix={<Icon name="user" />} placeholder="账号" aria-label="账号" />
      <Input {...args} value="¥ 120" suffix="元" />
      <Input {...args} value="abc" invalid />
      <Input {...args} value="只读的内容" readOnly />
      <Input {...args} value="停用的内容" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '账号' })).toBeVisible()
    await expect(canvas.getByDisplayValue('abc')).toBeInvalid()
    await expect(canvas.getByDisplayValue('只读的内容')).toHaveAttribute('readonly')
    await expect(canvas.getByDisplayValue('停用的内容')).toBeDisabled()
    await expect(canvas.getByText('元')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    value: '九年级上学期期中联考（语文、数学、英语、科学、历史与社会、道德与法治）质量分析报告最终修订版.docx',
    clearable: true,
  },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').getBoundingClientRect()
    // What does not fit is cut, and the button to clear it stands behind the words.
    await expect(canvas.getByRole('button', { name: '清空' }).getBoundingClientRect().left).toBeGreaterThanOrEqual(
      field.right,
    )
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
