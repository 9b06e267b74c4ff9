import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton, IconLink } from './index.ts'

const meta = {
  title: 'Parts/Icon button',
  component: IconButton,
  args: { icon: 'edit', label: '编辑', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="demo">
      <IconButton {...args} size="s" />
      <IconButton {...args} />
      <IconButton {...args} size="l" />
      <IconButton {...args} variant="default" />
      <IconButton {...args} variant="primary" icon="plus" label="新建" />
      <IconButton {...args} variant="text-danger" icon="trash" label="删除" />
      <IconButton {...args} aria-pressed icon="star" label="收藏" />
      <IconButton {...args} disabled />
      <IconButton {...args} busy />
      <IconLink icon="edit" label="去编辑" href="#edit" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: '删除' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去编辑' })).toHaveAttribute('href', '#edit')
    const [busy, disabled] = canvas.getAllByRole('button', { name: '编辑' }).toReversed()
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(disabled).toBeDisabled()
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
