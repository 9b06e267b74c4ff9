import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { fits } from '../../../../stories/fits.ts'
import { MultiSelect, type MultiSelectProps } from './index.ts'

const options = ['语文', '数学', '英语', '科学', '道德与法治', '信息技术'].map((label, index) => ({
  value: index + 1,
  label,
}))

const meta = {
  title: 'Parts/Multi select',
  component: MultiSelect<number>,
  args: { label: '科目', placeholder: '全部科目', options, values: [], onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MultiSelect<number>>
export default meta

type Story = StoryObj<typeof meta>

function Kept(args: MultiSelectProps<number>) {
  const [values, setValues] = useState(args.values)
  const change = (next: number[]) => {
    setValues(next)
    args.onChange(next)
  }
  return <MultiSelect {...args} values={values} onChange={change} />
}

export const Nothing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '科目：全部科目' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '数学' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '语文' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: '科目：语文、数学' })).toHaveFocus()
  },
}
export const Two: Story = {
  args: { values: [2, 3] },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '科目：数学、英语' })).toBeVisible(),
}
export const Many: Story = {
  args: { values: [1, 2, 3, 4] },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '科目：已选 4 项' })).toBeVisible(),
}
export const Open: Story = {
  args: { values: [2] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('dialog', { name: '科目' })).toBeVisible()
  },
}
/** As in a form's row of choices, all of one width. */
export const OpenInARow: Story = {
  args: { values: [2] },
  render: (args) => (
    <>
      <style>{'div.row-of-choices > * { inline-size: 104px }'}</style>
      <div className="row-of-choices">
        <Kept {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await fits(canvas.getByRole('dialog', { name: '科目' }))
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '科目：全部科目' })).toBeDisabled(),
}
