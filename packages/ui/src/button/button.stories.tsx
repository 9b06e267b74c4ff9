import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { Button, ButtonLink } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: '查询', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '查询' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: () => (
    <div className="demo">
      <Button variant="primary" icon="plus">
        新建
      </Button>
      <Button icon="upload">上传文件</Button>
      <Button>
        合并考试 <Badge count={3} label="3 场" />
      </Button>
      <Button variant="danger">删除</Button>
      <Button variant="text">详情</Button>
      <Button variant="text-danger">移除</Button>
      <Button iconEnd="chevron-down">数学</Button>
      <ButtonLink href="#top" target="_blank" iconEnd="external">
        新窗口打开
      </ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(7)
    await expect(canvas.getByRole('button', { name: /^合并考试\s*3 场$/ })).toBeVisible()
    // A new tab gets no handle on this page.
    await expect(canvas.getByRole('link', { name: '新窗口打开' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="demo">
      {(['s', 'm', 'l'] as const).map((size) => (
        <Button key={size} size={size} icon="search">
          查询
        </Button>
      ))}
      {(['s', 'm', 'l'] as const).map((size) => (
        <Button key={size} size={size} variant="primary">
          确定
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button', { name: '查询' }).map((button) => button.offsetHeight)
    await expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b))
  },
}

export const Disabled: Story = {
  render: () => (
    <div className="demo">
      {(['default', 'primary', 'danger', 'text', 'text-danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} disabled>
          不可用
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: '不可用' })
    await expect(buttons).toHaveLength(5)
    for (const button of buttons) await expect(button).toBeDisabled()
  },
}

/** The second click of a double click comes before the first one is drawn: what is on its way once is sent once. */
export const PressedTwice: Story = {
  args: { busy: false, variant: 'primary', children: '保存' },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = {
  args: { busy: true, variant: 'primary', children: '保存' },
  render: (args) => (
    <div className="demo">
      <Button {...args} />
      <Button busy icon="upload">
        上传文件
      </Button>
      <Button busy variant="text">
        详情
      </Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: '保存' })
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(save)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  globals: { width: '320' },
  args: { children: '把选中的二十四场考试加入合并列表并立即重新统计成绩' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^把选中的二十四场考试.*统计成绩$/ })
    await fits(button)
  },
}

export const Block: Story = {
  args: { block: true, variant: 'primary', size: 'l', children: '登录' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '登录' })
    const place = button.parentElement
    const { paddingInline = '' } = place ? getComputedStyle(place) : {}
    await expect(button.offsetWidth).toBe((place?.clientWidth ?? 0) - 2 * Number.parseFloat(paddingInline))
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
