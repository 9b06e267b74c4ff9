import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import CropperContent from './cropper-content.tsx'
import { Cropper, type CropperHandle, type CropperProps } from './index.ts'

const done = fn()
const ready = fn<(ready: boolean) => void>()

/** A picture of 300 by 200, green on its left and orange on its right. */
async function twoColours(): Promise<Blob> {
  const canvas = new OffscreenCanvas(300, 200)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = '#0e7457'
  context.fillRect(0, 0, 150, 200)
  context.fillStyle = '#ffab2e'
  context.fillRect(150, 0, 150, 200)
  return canvas.convertToBlob({ type: 'image/png' })
}

function Held(props: CropperProps) {
  const cropper = useRef<CropperHandle>(null)
  const [size, setSize] = useState<number>()
  const cut = async () => {
    const blob = await cropper.current?.cut()
    setSize(blob?.size)
    done(blob)
  }
  return (
    <div className="demo-column">
      <Cropper {...props} onReady={ready} ref={cropper} />
      <Button variant="primary" onClick={() => void cut()}>
        确定
      </Button>
      {size !== undefined && <p className="num">{size} B</p>}
    </div>
  )
}
Held.displayName = 'Cropper'

const meta = {
  title: 'Parts/Cropper',
  component: Cropper,
  parameters: { part: CropperContent },
  args: { picture: new Blob(), round: true },
  tags: ['!autodocs'],
  beforeEach: () => {
    done.mockClear()
    ready.mockClear()
  },
  loaders: [async () => ({ picture: await twoColours() })],
  render: (args, { loaded }) => <Held {...args} picture={(loaded as { picture: Blob }).picture} />,
} satisfies Meta<typeof Cropper>
export default meta

type Story = StoryObj<typeof meta>

/** Red, green, blue of a place in what was cut. */
async function colourAt(x: number, y: number): Promise<[number, number, number]> {
  const [blob]: unknown[] = done.mock.lastCall ?? []
  if (!(blob instanceof Blob)) throw new Error('Nothing was cut')
  const picture = await createImageBitmap(blob)
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  const [red = 0, green = 0, blue = 0] =
    context?.getImageData(x * (picture.width - 1), y * (picture.height - 1), 1, 1).data ?? []
  return [red, green, blue]
}

const isOrange = async (x: number, y: number) => (await colourAt(x, y))[0] > 128

export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('group', { name: '拖动图片，或用方向键移动' }, { timeout: 10_000 })
    const press = async () => {
      await userEvent.click(canvas.getByRole('button', { name: '确定' }))
    }
    await waitFor(async () => {
      await press()
      await expect(done.mock.lastCall?.[0]).toBeInstanceOf(Blob)
    })
    await expect([await isOrange(0.05, 0.5), await isOrange(0.95, 0.5)]).toEqual([false, true])
    // Moved to the left until its right half fills the frame.
    frame.focus()
    await userEvent.keyboard('{ArrowLeft>20/}')
    await waitFor(async () => {
      done.mockClear()
      await press()
      await waitFor(() => expect(done).toHaveBeenCalled())
      await expect(await isOrange(0.35, 0.5)).toBe(true)
    })
  },
}

export const Turned: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: '拖动图片，或用方向键移动' }, { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: '向右旋转' }))
    await waitFor(async () => {
      done.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: '确定' }))
      await waitFor(() => expect(done).toHaveBeenCalled())
      await expect([await isOrange(0.5, 0.05), await isOrange(0.5, 0.95)]).toEqual([false, true])
    })
  },
}

/** Its owner lets nobody confirm before: the first press after that has a picture. */
export const TellsWhenItIsReady: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(ready).toHaveBeenCalledWith(true), { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(done.mock.lastCall?.[0]).toBeInstanceOf(Blob))
  },
}

export const Broken: Story = {
  loaders: [async () => ({ picture: new Blob(['no picture'], { type: 'image/jpeg' }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这张图片打不开', {}, { timeout: 10_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(done).toHaveBeenCalledWith(undefined))
    await expect(ready.mock.calls).toEqual([[false]])
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('slider')).toBeVisible(),
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => expect(await canvas.findByRole('slider')).toBeVisible(),
}
