import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { Tabs } from '../tabs/index.ts'
import { Dialog, type DialogProps } from './index.ts'

type HeldProps = Partial<DialogProps> & { onClose: () => void }

function Held({ open: first = true, onClose, children, ...rest }: HeldProps) {
  const [open, setOpen] = useState(first)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>新建课程</Button>
      <Dialog title="新建课程" {...rest} open={open} onClose={close}>
        {children ?? (
          <Field label="课程名称" required>
            <Input value="二次函数" data-autofocus />
          </Field>
        )}
      </Dialog>
    </>
  )
}

const footer = (
  <>
    <span>
      已选 <b className="num">1</b> 个文件
    </span>
    <Button>取消</Button>
    <Button variant="primary">确定</Button>
  </>
)

const meta = {
  title: 'Parts/Dialog',
  component: Held,
  args: { onClose: fn(), footer },
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: '新建课程' })
    document.documentElement.style.overflow = 'scroll'
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog', { name: '新建课程' })
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(within(dialog).getByRole('textbox')).toHaveFocus()
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await expect(document.documentElement.style.overflow).toBe('scroll')
    document.documentElement.style.overflow = ''
  },
}

export const Open: Story = {}

export const WithToolbar: Story = {
  args: {
    title: '课堂资源库',
    size: 'l',
    toolbar: (
      <Tabs
        label="来源"
        variant="segmented"
        items={[
          { value: 'file', label: '文件' },
          { value: 'link', label: '链接' },
        ]}
        value="file"
        onChange={() => {}}
      />
    ),
  },
}

export const Small: Story = { args: { size: 's' } }

export const Full: Story = { args: { size: 'full' } }

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

export const PressedBeside: Story = {
  args: { closeOnBackdrop: true },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog')
    await fireEvent.pointerDown(within(dialog).getByRole('textbox'))
    await fireEvent.click(dialog)
    await expect(args.onClose).not.toHaveBeenCalled()
    await fireEvent.pointerDown(dialog)
    await fireEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const HostMoved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
    canvasElement.append(canvasElement.firstElementChild ?? '')
    await expect(dialog.matches(':modal')).toBe(false)
    document.dispatchEvent(new Event('host-moved'))
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
  },
}

export const LongText: Story = {
  args: {
    title: '九年级上学期期中联考质量分析与下一阶段教学安排说明会会议纪要',
    children: '这一周课堂上很投入，几次主动上台讲题，思路清楚。'.repeat(120),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { width: '320', viewport: { value: 'mobile1', isRotated: false } } }
