import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TagFilter, type TagFilterProps } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const words = ['审题不清', '计算失误', '概念混淆', '公式记错', '步骤缺失', '时间不够', '书写不规范']
const options = words.map((label, at) => ({ value: label, label, count: 23 - at * 3 }))
const many = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `知识点 ${at + 1}` }))

const meta = {
  title: 'Parts/Tag filter',
  component: TagFilter<string>,
  tags: ['!autodocs'],
  args: { label: '错因', options, values: ['计算失误'], onChange: fn() },
  render: function Held(args: TagFilterProps<string>) {
    const [values, setValues] = useState(args.values)
    const change = (next: readonly string[]) => {
      setValues(next)
      args.onChange(next)
    }
    return <TagFilter {...args} values={values} onChange={change} />
  },
} satisfies Meta<typeof TagFilter<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /计算失误/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /审题不清/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['审题不清', '计算失误'])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['计算失误'])
    await userEvent.click(canvas.getByRole('button', { name: '全部' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Single: Story = {
  args: { single: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /概念混淆/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['概念混淆'])
  },
}

export const Many: Story = {
  args: { options: many, values: ['30'] },
  play: async ({ canvas }) => {
    // What is chosen is never folded away.
    await expect(canvas.getByRole('button', { name: '知识点 31' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '知识点 20' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '还有 27 个' }))
    await expect(canvas.getByRole('button', { name: '知识点 20' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起', expanded: true }))
    await expect(canvas.queryByRole('button', { name: '知识点 20' })).toBeNull()
  },
}

export const None: Story = {
  args: { options: [], values: [] },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['全部']),
}

export const LongText: Story = {
  args: { options: words.map((label) => ({ value: label, label: label.repeat(8), count: 1234 })) },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await fits(canvas.getByRole('group', { name: '错因' }))
    // A word that is cut is told whole by its title.
    await expect(canvas.getByTitle('审题不清'.repeat(8))).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /计算失误/ })).toHaveAttribute('aria-pressed', 'true'),
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(8),
}
