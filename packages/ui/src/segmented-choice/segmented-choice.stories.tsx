import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/index.ts'
import { SegmentedChoice, type SegmentedChoiceProps } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const marks = [
  { value: 'right', label: '正确', icon: 'check', tone: 'leaf' },
  { value: 'half', label: '半对', tone: 'gold' },
  { value: 'wrong', label: '错误', icon: 'close', tone: 'red' },
] as const

const meta = {
  title: 'Parts/Segmented choice',
  component: SegmentedChoice<string>,
  tags: ['!autodocs'],
  args: { label: '结果', options: marks, value: undefined, onChange: fn() },
  render: function Held(args: SegmentedChoiceProps<string>) {
    const [value, setValue] = useState(args.value)
    const change = (next: string | undefined) => {
      setValue(next)
      args.onChange?.(next)
    }
    return <SegmentedChoice {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof SegmentedChoice<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: '结果' })).toBeVisible()
    await userEvent.click(canvas.getByText('半对'))
    await expect(canvas.getByRole('radio', { name: '半对' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '错误' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('wrong')
    // Without `clearable` a second press keeps the choice.
    await userEvent.click(canvas.getByText('错误'))
    await expect(canvas.getByRole('radio', { name: '错误' })).toBeChecked()
  },
}

export const Clearable: Story = {
  args: { clearable: true, value: 'right' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('正确'))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByRole('radio', { name: '正确' })).not.toBeChecked()
    await userEvent.click(canvas.getByText('错误'))
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: '错误' })).not.toBeChecked()
  },
}

export const Variants: Story = {
  render: () => (
    <div className="demo-column">
      {marks.map((mark) => (
        <SegmentedChoice key={mark.value} label={mark.label} options={marks} value={mark.value} />
      ))}
      <SegmentedChoice label="小" size="s" options={marks} value="right" />
      <SegmentedChoice
        label="范围"
        options={[
          { value: 1, label: '公开' },
          { value: 2, label: '私有' },
          { value: 3, label: '待审核', disabled: true },
        ]}
        value={1}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const { label } of marks) {
      const group = within(canvas.getByRole('radiogroup', { name: label }))
      await expect(group.getByRole('radio', { name: label })).toBeChecked()
    }
    await expect(canvas.getByRole('radio', { name: '待审核' })).toBeDisabled()
  },
}

export const Disabled: Story = {
  args: { disabled: true, value: 'half' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: '半对' })).toBeChecked()
  },
}

export const InField: Story = {
  render: () => (
    <Field label="结果" group required error="请选择结果">
      <SegmentedChoice options={marks} value={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('radiogroup', { name: /结果/ })).toBeInvalid(),
}

export const LongText: Story = {
  args: { options: marks.map((mark) => ({ ...mark, label: `${mark.label}，并且写下了完整的过程` })) },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('半对，并且写下了完整的过程')).toBeVisible()
    await fits(canvas.getByRole('radiogroup'))
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
