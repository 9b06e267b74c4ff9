import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tag } from './index.ts'

const meta = { title: 'Parts/Tag', component: Tag, args: { children: '数学' } } satisfies Meta<typeof Tag>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('数学')).toBeVisible() }

export const Variants: Story = {
  render: () => (
    <div className="demo">
      <Tag>语文</Tag>
      <Tag tone="leaf">已公开</Tag>
      <Tag tone="gold">待批改</Tag>
      <Tag tone="red">已逾期</Tag>
      <Tag tone="sky">上传中</Tag>
      <Tag tone="leaf" dot>
        已连接
      </Tag>
      <Tag tone="red" icon="warning">
        未到
      </Tag>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const word of ['语文', '已公开', '待批改', '已逾期', '上传中', '已连接', '未到'])
      await expect(canvas.getByText(word)).toBeVisible()
    await expect(canvasElement.querySelectorAll('.tag-dot')).toHaveLength(1)
  },
}

export const Removable: Story = {
  args: { onRemove: fn(), children: '林晓芒' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 林晓芒' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  globals: { width: '320' },
  args: { children: '义务教育教科书数学九年级上册（浙江教育出版社二〇一三年修订版）', onRemove: fn() },
  play: async ({ canvas, canvasElement }) => {
    // The text gives way, not the button.
    const remove = canvas.getByRole('button', { name: /^移除 义务教育教科书/ })
    await expect(remove.getBoundingClientRect().width).toBe(24)
    await expect(canvasElement.querySelector('.tag')?.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
