import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UploadTile } from './index.ts'

const meta = {
  title: 'Parts/Upload tile',
  component: UploadTile,
  args: {
    label: '添加照片',
    hint: '点击、拖入或粘贴图片，每张不超过 20 MB',
    accept: 'image/*',
    camera: true,
    onFiles: fn(),
    onRefused: fn(),
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof UploadTile>
export default meta

type Story = StoryObj<typeof meta>

const file = (name: string, type: string) => new File(['x'], name, { type })
const carrying = (...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

const drag = (type: string, dataTransfer: DataTransfer) =>
  new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input:not([capture])')
    if (!input) throw new Error('There is no field for files')
    const photo = file('1.jpg', 'image/jpeg')
    await userEvent.upload(input, [photo])
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo])
    await expect(canvas.getByRole('button', { name: /添加照片/ })).toBeVisible()
  },
}

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const tile = canvas.getByRole('button', { name: /添加照片/ })
    const [photo, other] = [file('1.jpg', 'image/jpeg'), file('讲义.pdf', 'application/pdf')]
    const dataTransfer = carrying(photo, other)
    tile.dispatchEvent(drag('dragover', dataTransfer))
    await expect(await canvas.findByText('松开鼠标，放到这里')).toBeVisible()
    tile.dispatchEvent(drag('drop', dataTransfer))
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo])
    await expect(await canvas.findByText('不能用这个文件：讲义.pdf')).toBeVisible()
    tile.dispatchEvent(drag('drop', carrying(other)))
    await expect(args.onRefused).toHaveBeenCalledOnce()
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
}

export const Pasted: Story = {
  args: { pasteAnywhere: true, multiple: false },
  play: async ({ args, canvas }) => {
    const photos = [file('截图.png', 'image/png'), file('截图2.png', 'image/png')] as const
    const clipboardData = carrying(...photos)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect(args.onFiles).toHaveBeenCalledWith([photos[0]])
    await expect(await canvas.findByText('一次只能选择一个文件，已取第一个')).toBeVisible()
  },
}

/** Without the wish for it, what is pasted elsewhere is the page's. */
export const PastedElsewhere: Story = {
  play: async ({ args, canvas }) => {
    const clipboardData = carrying(file('截图.png', 'image/png'))
    const paste = () => new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(paste())
    await expect(args.onFiles).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: /添加照片/ }).dispatchEvent(paste())
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  // What cannot be pressed need not stand out.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ args, canvas }) => {
    const tile = canvas.getByRole('button', { name: /添加照片/ })
    tile.dispatchEvent(drag('drop', carrying(file('1.jpg', 'image/jpeg'))))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /添加照片/ })).toBeVisible(),
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /添加照片/ })).toBeVisible()
    await expect(canvas.getByText('点击、拖入或粘贴图片，每张不超过 20 MB')).toBeVisible()
  },
}
