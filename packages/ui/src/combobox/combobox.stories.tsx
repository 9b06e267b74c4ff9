import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Dialog } from '../dialog/index.ts'
import { Field } from '../field/index.ts'
import { Combobox, type ComboboxOption, type ComboboxProps } from './index.ts'

const people: ComboboxOption[] = ['林晓梅', '林一鸣', '陈一帆', '周慕云', '顾星阑'].map((label, value) => ({
  value,
  label,
  detail: `九年级数学 · 138****000${value}`,
}))
const lookUp: ComboboxProps<ComboboxOption>['search'] = async (words) =>
  people.filter((one) => one.label.includes(words))

const meta = {
  title: 'Parts/Combobox',
  component: Combobox<ComboboxOption>,
  tags: ['!autodocs'],
  args: {
    'aria-label': '教师',
    placeholder: '姓名',
    value: undefined,
    onChange: fn(),
    search: lookUp,
    pause: 50,
  },
  render: function Held(args: ComboboxProps<ComboboxOption>) {
    const [value, setValue] = useState(args.value)
    const change = (next: ComboboxOption | undefined) => {
      setValue(next)
      args.onChange(next)
    }
    return (
      <div style={{ maxInlineSize: 320 }}>
        <Combobox {...args} value={value} onChange={change} />
      </div>
    )
  },
  parameters: { docs: { story: { inline: false, height: 320 } } },
} satisfies Meta<typeof Combobox<ComboboxOption>>
export default meta

type Story = StoryObj<typeof meta>

/** Writes without the focus: these stories are pictures of a page of words, too. */
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

export const Open: Story = {
  play: async ({ canvas }) => {
    await write(canvas.getByRole('combobox'), '一')
    await canvas.findAllByRole('option')
  },
}

export const Default: Story = {
  args: { search: fn(lookUp) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: '教师' })
    await userEvent.type(input, '林')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
    await expect(canvas.getByRole('status')).toHaveTextContent('找到 2 项')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[1]?.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(people[1])
    await expect(input).toHaveValue('林一鸣')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const AsksOnce: Story = {
  args: { search: fn(lookUp), pause: 200 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '一帆')
    await waitFor(() => expect(canvas.getByRole('option', { name: /陈一帆/ })).toBeVisible())
    await expect(args.search).toHaveBeenCalledOnce()
    await expect(args.search).toHaveBeenCalledWith('一帆', expect.anything())
  },
}

/** Choosing among characters takes longer than a pause: the letters typed for them are not asked for. */
export const Composed: Story = {
  args: { search: fn(lookUp) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    fireEvent.compositionStart(input)
    await write(input, 'yifan')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(args.search).not.toHaveBeenCalled()
    await write(input, '一帆')
    fireEvent.compositionEnd(input)
    await expect(await canvas.findByRole('option', { name: /陈一帆/ })).toBeVisible()
    await expect(args.search).toHaveBeenCalledOnce()
  },
}

export const GivenUp: Story = {
  args: { value: people[0], onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '一')
    await userEvent.keyboard('{Escape}')
    // The chosen one is still chosen.
    await expect(input).toHaveValue('林晓梅')
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}

const slow = () => new Promise<never>(() => {})

export const Loading: Story = {
  args: { search: slow },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '林')
    await expect(await canvas.findByText('正在搜索…')).toBeVisible()
  },
}

export const None: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '不存在')
    await expect(await canvas.findByText('没有找到“不存在”')).toBeVisible()
  },
}

let attempts = 0
const failOnce: typeof lookUp = async (words, signal) => {
  attempts += 1
  if (attempts === 1) throw new Error('no answer')
  return lookUp(words, signal)
}

export const Failed: Story = {
  beforeEach: () => void (attempts = 0),
  args: { search: failOnce },
  play: async ({ canvas }) => {
    await write(canvas.getByRole('combobox'), '周')
    await waitFor(() => expect(canvas.getByText('搜索失败')).toBeVisible())
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const TriedAgain: Story = {
  ...Failed,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '周')
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await expect(await canvas.findByRole('option', { name: /周慕云/ })).toBeVisible()
    await expect(input).toHaveFocus()
  },
}

const finished: Record<string, (found: readonly ComboboxOption[]) => void> = {}

export const Overtaken: Story = {
  args: { search: (words) => new Promise((resolve) => (finished[words] = resolve)), pause: 0 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await write(input, '林')
    await waitFor(() => expect(finished['林']).toBeDefined())
    await write(input, '林一')
    await waitFor(() => expect(finished['林一']).toBeDefined())
    finished['林一']?.([people[1]!])
    await canvas.findByRole('option', { name: /林一鸣/ })
    finished['林']?.([people[0]!])
    await expect(canvas.queryByRole('option', { name: /林晓梅/ })).toBeNull()
  },
}

export const InDialog: Story = {
  render: (args) => (
    <Dialog open title="添加教师" onClose={() => {}}>
      <Field label="教师" hint="按姓名搜索">
        <Combobox {...args} aria-label={undefined} />
      </Field>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '教师' }), '顾')
    await userEvent.click(await canvas.findByRole('option', { name: /顾星阑/ }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

export const LongText: Story = {
  globals: { width: '320' },
  args: { search: async () => people.map((one) => ({ ...one, label: one.label.repeat(9) })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '林')
    await canvas.findAllByRole('option')
  },
}

export const Disabled: Story = {
  args: { disabled: true, value: people[2] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '教师' })
    await expect(field).toBeDisabled()
    await expect(field).toHaveValue('陈一帆')
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Open, globals: { width: '320' } }
