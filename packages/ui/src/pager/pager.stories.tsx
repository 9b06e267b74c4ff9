import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pager, type PagerProps } from './index.ts'

const meta = {
  title: 'Parts/Pager',
  component: Pager,
  args: { page: 1, pages: 24, onChange: fn() },
  render: function Held({ onChange, ...args }: PagerProps) {
    const [page, setPage] = useState(args.page)
    const turn = (next: number) => {
      setPage(next)
      onChange(next)
    }
    return <Pager {...args} page={page} onChange={turn} />
  },
} satisfies Meta<typeof Pager>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '第 5 页' }))
    await expect(canvas.getByRole('button', { name: '第 5 页' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('第 5 / 24 页')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(canvas.getByRole('button', { name: '第 8 页' })).toBeVisible()
  },
}

export const Jump: Story = {
  args: { ends: true, jump: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '跳至' })
    await userEvent.type(field, '25{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('请输入 1 到 24 之间的页码')
    await expect(field).toBeInvalid()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '24{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(24)
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('button', { name: '末页' })).toBeDisabled()
  },
}

/** Where a button can't be pressed any more once it was, the focus is not lost. */
export const ToTheEnds: Story = {
  args: { ends: true, pages: 3, page: 2 },
  play: async ({ canvas }) => {
    for (const name of ['下一页', '首页', '末页', '上一页', '上一页']) {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(document.body).not.toHaveFocus()
    }
    await expect(canvas.getByRole('group')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveFocus()
  },
}

export const OnePage: Story = {
  args: { pages: 1, jump: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 1 / 1 页')).toBeVisible()
    for (const name of ['上一页', '下一页']) await expect(canvas.getByRole('button', { name })).toBeDisabled()
  },
}

export const Disabled: Story = {
  args: { disabled: true, ends: true, jump: true, page: 3 },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

export const Dark: Story = {
  args: { ends: true, jump: true, page: 12 },
  globals: { theme: 'dark' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: '第 12 页' })).toHaveAttribute('aria-current', 'page'),
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
/** How many lines of targets of 44 px it takes, with a little between them. */
const lines = (canvas: Canvas) => Math.ceil((canvas.getByRole('group').offsetHeight - 8) / 44)

export const Narrow: Story = {
  args: { ends: true, jump: true, page: 12, pages: 225, summary: '共 2700 条 · 第 12 / 225 页' },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('共 2700 条 · 第 12 / 225 页')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '第 12 页' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '跳至' })).toBeVisible()
    await expect(lines(canvas)).toBe(2)
  },
}

/** Beside the field there is room for the ends. */
export const NotQuiteNarrow: Story = {
  args: { ends: true, jump: true, page: 12, pages: 24, summary: '共 240 场 · 第 12 / 24 页' },
  globals: { width: '480' },
  play: async ({ args, canvas }) => {
    await expect(lines(canvas)).toBe(2)
    await userEvent.click(canvas.getByRole('button', { name: '末页' }))
    await expect(args.onChange).toHaveBeenCalledWith(24)
  },
}

export const NarrowWithEnds: Story = {
  args: { ends: true, page: 12 },
  globals: { width: '320' },
  play: async ({ args, canvas }) => {
    await expect(lines(canvas)).toBe(2)
    await userEvent.click(canvas.getByRole('button', { name: '末页' }))
    await expect(args.onChange).toHaveBeenCalledWith(24)
  },
}

export const NarrowAndShort: Story = {
  args: { ends: true, short: true, page: 12, pages: 1030 },
  globals: { width: '320' },
  play: async ({ args, canvas }) => {
    await expect(lines(canvas)).toBe(1)
    await expect(canvas.queryByRole('button', { name: '第 12 页' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(args.onChange).toHaveBeenCalledWith(13)
    await expect(canvas.getByText('第 13 / 1030 页')).toBeVisible()
  },
}
