import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useState } from 'react'
import { ContextMenu, Menu, type MenuProps } from './index.ts'

const chosen = fn()

const meta = {
  title: 'Parts/Menu',
  component: Menu,
  args: {
    label: '更多操作',
    trigger: (props) => (
      <Button {...props} iconEnd="chevron-down">
        更多
      </Button>
    ),
    items: [
      { label: '编辑', icon: 'edit', onSelect: () => chosen('编辑') },
      { label: '下载', icon: 'download', onSelect: () => chosen('下载') },
      { label: 'PDF 导出', icon: 'file', onSelect: () => chosen('PDF') },
      { label: '推送', icon: 'arrow-right', disabled: true, onSelect: () => chosen('推送') },
      'separator',
      { label: '删除', icon: 'trash', danger: true, onSelect: () => chosen('删除') },
    ],
  },
  beforeEach: () => void chosen.mockClear(),
  parameters: { docs: { story: { inline: false, height: 320 } } },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await waitFor(() => expect(canvas.getByRole('menu', { name: '更多操作' })).toBeVisible())
  },
}

/** Old pages are made larger by CSS: the menu is beside its button there too. */
export const OnZoomedPage: Story = {
  beforeEach: () => {
    document.body.style.zoom = '1.25'
    return () => void (document.body.style.zoom = '')
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '更多' })
    await userEvent.click(button)
    const beside = () => {
      const [held, menu] = [button, canvas.getByRole('menu')].map((one) => one.getBoundingClientRect())
      return held && menu && [Math.round(menu.left - held.left), Math.round(menu.top - held.bottom)]
    }
    await waitFor(() => expect(beside()).toEqual([0, 6]))
  },
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '更多' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '编辑' })).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('menuitem', { name: '删除' })).toHaveFocus()
    await userEvent.keyboard('p')
    await expect(canvas.getByRole('menuitem', { name: 'PDF 导出' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(chosen).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenCalledWith('下载')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

export const PressedOutside: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

export const Choice: Story = {
  args: {
    label: '切换校区',
    trigger: (props) => (
      <Button {...props} iconEnd="chevron-down">
        东校区
      </Button>
    ),
    items: [
      { label: '东校区', checked: true, onSelect: () => chosen('东') },
      { label: '西校区', checked: false, onSelect: () => chosen('西') },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '东校区' }))
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '东校区' })).toHaveFocus())
  },
}

/** What leads somewhere is a link, also for a press that asks for another tab, and for the space bar. */
export const OfLinks: Story = {
  args: { items: [{ label: '考试管理', href: '#exams', onSelect: () => chosen('考试管理') }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    const link = canvas.getByRole('menuitem', { name: '考试管理' })
    await expect(link).toHaveAttribute('href', '#exams')
    await waitFor(() => expect(link).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(chosen).toHaveBeenCalledWith('考试管理')
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

export const InDialog: Story = {
  render: (args) => (
    <Dialog open title="课件" onClose={chosen}>
      <Menu {...args} trigger={(props) => <IconButton {...props} icon="more" label="更多" variant="default" />} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '编辑' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(chosen).not.toHaveBeenCalled()
  },
}

function OfRow({ items, label }: Pick<MenuProps, 'items' | 'label'>) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        onContextMenu={(event) => {
          event.preventDefault()
          setAnchor(event.currentTarget)
        }}
      >
        二次函数
      </Button>
      {anchor && (
        <ContextMenu
          {...{ anchor, items, label }}
          onClose={(by) => {
            setAnchor(undefined)
            if (by === 'key') anchor.focus()
          }}
        />
      )}
    </>
  )
}

export const OfSomething: Story = {
  render: ({ items, label }) => <OfRow {...{ items, label }} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: '二次函数' })
    await userEvent.pointer({ keys: '[MouseRight]', target: row })
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '编辑' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(row).toHaveFocus()
    await userEvent.pointer({ keys: '[MouseRight]', target: row })
    await userEvent.click(canvas.getByRole('menuitem', { name: '编辑' }))
    await expect(chosen).toHaveBeenCalledWith('编辑')
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Open, globals: { width: '320' } }
