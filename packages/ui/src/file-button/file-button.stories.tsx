import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileButton } from './index.ts'

const meta = {
  title: 'Parts/File button',
  component: FileButton,
  args: { children: '上传文件', name: '选择要上传的文件', onFiles: fn() },
} satisfies Meta<typeof FileButton>
export default meta

type Story = StoryObj<typeof meta>

/** Without the system's picker. */
const opened = (input: HTMLElement) => {
  const open = fn()
  input.addEventListener('click', (event) => {
    event.preventDefault()
    open()
  })
  return open
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const open = opened(canvas.getByLabelText('选择要上传的文件'))
    await userEvent.click(canvas.getByRole('button', { name: '上传文件' }))
    await expect(open).toHaveBeenCalledOnce()
  },
}
/** The same file can be chosen twice. */
export const Twice: Story = {
  args: { onFiles: fn(), multiple: true },
  play: async ({ args, canvas }) => {
    const file = new File(['1'], '学案.pdf', { type: 'application/pdf' })
    const input = canvas.getByLabelText('选择要上传的文件')
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
    await expect(args.onFiles).toHaveBeenLastCalledWith([file])
  },
}
/** Whoever has to be asked first opens nothing before. */
export const AskedBefore: Story = {
  args: { before: fn() },
  play: async ({ args, canvas }) => {
    const open = opened(canvas.getByLabelText('选择要上传的文件'))
    await userEvent.click(canvas.getByRole('button', { name: '上传文件' }))
    await expect(args.before).toHaveBeenCalledOnce()
    await expect(open).not.toHaveBeenCalled()
  },
}
export const Camera: Story = {
  args: { children: '拍照', name: '拍照', icon: 'image', size: 'l', accept: 'image/*', camera: true },
  play: ({ canvas }) => expect(canvas.getByLabelText('拍照', { selector: 'input' })).toHaveAttribute('capture'),
}
export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '上传文件' })).toBeDisabled(),
}
