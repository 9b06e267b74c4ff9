import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { Tabs } from '../tabs/index.ts'
import { Dialog, DialogActions, DialogEnd, type DialogProps } from './index.ts'
import { fits } from '../../../../stories/fits.ts'
import { onItsSide } from '../../../../stories/on-its-side.ts'

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
Held.displayName = 'Dialog'

const footer = (
  <>
    <span>
      已选 <b className="num">1</b> 个文件
    </span>
    <DialogActions onCancel={fn()} onConfirm={fn()} />
  </>
)

const meta = {
  title: 'Parts/Dialog',
  component: Held,
  args: { onClose: fn(), footer },
  parameters: { part: Dialog, docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '新建课程' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: '确定' })).toBeVisible()
  },
}

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
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: '课堂资源库' })
    await expect(within(dialog).getByRole('tab', { name: '文件', selected: true })).toBeVisible()
  },
}

export const Small: Story = {
  args: { size: 's' },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    await expect(dialog.offsetWidth).toBeLessThan(window.innerWidth / 2)
  },
}

export const Full: Story = {
  args: { size: 'full' },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    await expect(dialog.offsetWidth).toBeGreaterThan(window.innerWidth * 0.9)
  },
}

const typed = '写了一半'
/** While it is busy nothing in it changes: what is typed meanwhile would be in nothing that is saved. */
export const BusyWithFields: Story = {
  args: {
    busy: true,
    children: (
      <>
        <input aria-label="名称" defaultValue={typed} />
        <label>
          <input type="checkbox" /> 共享
        </label>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '名称' })
    await userEvent.type(field, '，又写')
    await expect(field).toHaveValue(typed)
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox', { name: '共享' }))
    await expect(canvas.getByRole('checkbox', { name: '共享' })).not.toBeChecked()
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
}

export const Busy: Story = {
  args: { busy: true },
  render: (args) => (
    <Held {...args} footer={<DialogActions confirmText="保存" busy onCancel={args.onClose} onConfirm={fn()} />} />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

const waitingConfirm = fn()

export const Waiting: Story = {
  render: (args) => (
    <Held {...args} footer={<DialogActions waiting onCancel={args.onClose} onConfirm={waitingConfirm} />} />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确定' }))
    await expect(waitingConfirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
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

/** A question over a form: its yes ends both. */
function Questioned() {
  const [shown, setShown] = useState<'form' | 'question'>()
  const close = () => setShown(undefined)
  return (
    <>
      <Button onClick={() => setShown('form')}>新建课程</Button>
      <Dialog open={shown !== undefined} title="新建课程" onClose={close}>
        <Button onClick={() => setShown('question')}>保存</Button>
      </Dialog>
      <Dialog open={shown === 'question'} title="请确认课程" onClose={close}>
        <Button onClick={close}>确定</Button>
      </Dialog>
    </>
  )
}
/** In a tab that is not shown it waits, and leaves the page to be used; shown with its tab it is modal. */
export const HiddenPlace: Story = {
  args: { open: true },
  render: (args) => (
    <>
      <Button onClick={fn()}>页面上的按钮</Button>
      <div data-pane hidden>
        <Held {...args} />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const pane = canvasElement.querySelector<HTMLElement>('[data-pane]')
    const dialog = canvasElement.querySelector('dialog')
    const button = canvas.getByRole('button', { name: '页面上的按钮' })
    const pressable = () => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    await waitFor(() => expect(pressable()).toBe(true))
    await expect(document.documentElement.style.overflow).toBe('')
    if (pane) pane.hidden = false
    await waitFor(() => expect(dialog?.matches(':modal')).toBe(true))
    await expect(canvas.getByRole('dialog', { name: '新建课程' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /课程名称/ })).toHaveFocus()
    await expect(pressable()).toBe(false)
    if (pane) pane.hidden = true
    await waitFor(() => expect(pressable()).toBe(true))
    await expect(document.documentElement.style.overflow).toBe('')
    if (pane) pane.hidden = false
    await waitFor(() => expect(dialog?.matches(':modal')).toBe(true))
  },
}

export const TwoCloseTogether: Story = {
  render: () => <Questioned />,
  play: async ({ canvas }) => {
    for (const name of ['新建课程', '保存', '确定']) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: '新建课程' })).toHaveFocus())
  },
}
export const LongText: Story = {
  args: {
    title: '九年级上学期期中联考质量分析与下一阶段教学安排说明会会议纪要',
    children: '这一周课堂上很投入，几次主动上台讲题，思路清楚。'.repeat(120),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: /^九年级上学期期中联考/ })
    // Its middle scrolls; the buttons stay in sight.
    await fits(dialog)
    await expect(canvas.getByRole('button', { name: '确定' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    )
  },
}

/** A phone on its side: what is read has more of the window than the title and the buttons. */
export const Low: Story = {
  ...onItsSide,
  args: { ...LongText.args },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: /^九年级上学期期中联考/ })
    const read = within(dialog).getByText(/^这一周课堂上很投入/)
    await waitFor(() => expect(read.clientHeight).toBeGreaterThan(window.innerHeight / 2))
    await expect(canvas.getByRole('button', { name: '确定' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    )
  },
}

/** Its end sticks to the foot of what scrolls: Tab brings nothing to a place behind it. */
export const WithEnd: Story = {
  ...onItsSide,
  args: {
    title: '语音记录',
    flush: true,
    footer: undefined,
    children: (
      <>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            <Button>播放 {index + 1}</Button>
          </p>
        ))}
        <DialogEnd>
          <Button>下一页</Button>
        </DialogEnd>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('button', { name: '下一页' })
    for (const sound of canvas.getAllByRole('button', { name: /^播放/ })) {
      sound.focus()
      await expect(sound.getBoundingClientRect().bottom).toBeLessThanOrEqual(end.getBoundingClientRect().top)
    }
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('dialog', { name: '新建课程' })).toBeVisible(),
}

export const Narrow: Story = {
  globals: { width: '320', viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => fits(canvas.getByRole('dialog', { name: '新建课程' })),
}
