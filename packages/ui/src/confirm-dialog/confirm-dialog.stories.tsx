import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const meta = {
  title: 'Parts/Confirm dialog',
  component: ConfirmDialog,
  args: { open: true, title: '即将返回到课件列表，是否继续？', onConfirm: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: 320 } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alertdialog', { name: meta.args.title })).toBeVisible())
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '确定' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Danger: Story = {
  args: { danger: true, title: '即将删除课程，请确认', children: '此操作将不能恢复。', confirmText: '删除' },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: '即将删除课程，请确认' })
    await expect(dialog).toHaveAccessibleDescription('此操作将不能恢复。')
    await expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const PressedTwice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '确定' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = {
  args: { ...Danger.args, busy: true },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: '即将删除课程，请确认' })
    await expect(dialog).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: '删除' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const LongText: Story = {
  args: { title: '确认要清空错题吗？'.repeat(6), children: '操作将不可恢复。'.repeat(12), danger: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription('操作将不可恢复。'.repeat(12))
    await fits(canvas.getByRole('alertdialog'))
  },
}

export const Dark: Story = {
  args: Danger.args ?? {},
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('alertdialog', { name: '即将删除课程，请确认' })).toBeVisible(),
}

export const Narrow: Story = {
  args: Danger.args ?? {},
  globals: { width: '320' },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: '即将删除课程，请确认' })
    await expect(dialog).toBeVisible()
    await fits(dialog)
  },
}
