import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Drawer, type DrawerProps } from './index.ts'

const asked = fn()

function Held(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false)
  const close = () => {
    asked()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>错题篮</Button>
      <Drawer
        title="我的错题篮"
        footer={<Button variant="primary">下载错题</Button>}
        {...props}
        open={open}
        onClose={close}
      >
        {props.children ?? <p>12 题，最多 50 题。</p>}
      </Drawer>
    </>
  )
}
Held.displayName = 'Drawer'

const meta = {
  title: 'Parts/Drawer',
  component: Held,
  tags: ['!autodocs'],
  beforeEach: () => void asked.mockClear(),
  parameters: {
    part: [Dialog, Drawer],
    docs: { story: { inline: false, height: 400 }, controls: { exclude: ['role', 'flush'] } },
  },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

const opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '错题篮' }))
    await expect(canvas.getByRole('dialog', { name: '我的错题篮' })).toBeVisible()
  },
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '错题篮' })
    await userEvent.click(button)
    const drawer = canvas.getByRole('dialog', { name: '我的错题篮' })
    await waitFor(() => expect(drawer).toHaveFocus())
    // At the far edge, as high as the window; from below where there is no room.
    const box = drawer.getBoundingClientRect()
    await expect(Math.round(box.right)).toBe(document.documentElement.clientWidth)
    await expect(Math.round(box.bottom)).toBe(window.innerHeight)
    await userEvent.keyboard('{Escape}')
    await expect(asked).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

export const Small: Story = { ...opened, args: { size: 's' } }

export const Large: Story = { ...opened, args: { size: 'l' } }

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '错题篮' }))
    await userEvent.keyboard('{Escape}')
    await expect(asked).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  ...opened,
  args: { children: Array.from({ length: 60 }, (_, at) => <p key={at}>抛物线过点 (0, 5)，顶点为 (1, 3)。</p>) },
}

export const Dark: Story = { ...opened, globals: { theme: 'dark' } }

export const Narrow: Story = { ...opened, globals: { width: '320' } }
