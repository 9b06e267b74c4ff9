import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { Input } from '@mango/ui/input'
import { Skeleton } from '@mango/ui/skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { lateDialog } from '../late-dialog/index.ts'
import { latePart } from './index.ts'

const Preview = () => <p>预览在这里</p>
const Letter = ({ onClose }: { onClose(): void }) => (
  <Dialog open title="来信" onClose={onClose}>
    <p>你好</p>
  </Dialog>
)

/** Fails so often before it comes. */
function comesAfter<Part>(failures: number, part: Part) {
  let asked = 0
  return async () => {
    asked += 1
    if (asked <= failures) throw new TypeError('offline')
    return { default: part }
  }
}

interface BesideProps {
  failures: number
  never?: boolean
}

/** A late part beside a field, and a dialog that comes late. */
function Beside({ failures, never }: BesideProps) {
  const [Late] = useState(() =>
    latePart(
      never ? () => new Promise<{ default: typeof Preview }>(() => undefined) : comesAfter(failures, Preview),
      () => <Skeleton lines={2} />,
    ),
  )
  const [LateLetter] = useState(() =>
    lateDialog(never ? () => new Promise<{ default: typeof Letter }>(() => undefined) : comesAfter(failures, Letter)),
  )
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Input aria-label="备注" value={words} onChange={setWords} />
      <Late />
      <Button onClick={() => setOpen(true)}>打开来信</Button>
      {open && <LateLetter onClose={() => setOpen(false)} />}
    </>
  )
}

const meta = { title: 'Widget parts/Late part', component: Beside, args: { failures: 0 } } satisfies Meta<typeof Beside>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('预览在这里')).toBeVisible()
  },
}
export const Waiting: Story = {
  args: { never: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.skeleton')).toBeVisible()
    // What is beside it can be used meanwhile.
    await expect(canvas.getByRole('textbox', { name: '备注' })).toBeEnabled()
  },
}

/** What was typed around it stays, and its own place offers another try. */
export const DidNotCome: Story = {
  args: { failures: 1 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '已写')
    await canvas.findByText('这部分没有加载出来')
    await expect(canvas.getByRole('textbox', { name: '备注' })).toHaveValue('已写')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await canvas.findByText('预览在这里')
    await expect(canvas.getByRole('textbox', { name: '备注' })).toHaveValue('已写')
  },
}
export const DialogDidNotCome: Story = {
  args: { failures: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开来信' }))
    const dialog = await canvas.findByRole('dialog', { name: '没有加载出来' })
    await userEvent.click(
      await waitFor(() => {
        const again = dialog.querySelector<HTMLElement>('.state-action button')
        if (!again) throw new Error('no retry')
        return again
      }),
    )
    await expect(await canvas.findByRole('dialog', { name: '来信' })).toBeVisible()
  },
}
/** A press that leads to nothing for long is answered. */
export const DialogIsLong: Story = {
  args: { never: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开来信' }))
    await expect(await canvas.findByText('正在加载…')).toBeVisible()
  },
}
export const DialogIsCalledOff: Story = {
  args: { never: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开来信' }))
    await canvas.findByText('正在加载…')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('正在加载…')).toBeNull())
  },
}
export const DidNotComeDark: Story = {
  args: { failures: 9 },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByText('这部分没有加载出来')).toBeVisible(),
}
export const DidNotComeNarrow: Story = {
  args: { failures: 9 },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这部分没有加载出来')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}
