import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { UploadTile } from '../upload-tile/index.ts'
import { tidyPhoto } from './index.ts'

const told = fn()

/** Picks a photo and shows what would be sent. */
function Tidied({ told, turns }: { told: (file: File) => void; turns: number }) {
  const [file, setFile] = useState<File>()
  const take = async ([photo]: File[]) => {
    if (!photo) return
    const tidied = await tidyPhoto(photo, { turns })
    setFile(tidied)
    told(tidied)
  }
  return (
    <div className="demo-column">
      <UploadTile label="选一张照片" accept="image/*" multiple={false} onFiles={(files) => void take(files)} />
      {file && (
        <p className="num">
          {file.name} · {Math.round(file.size / 1024)} KB
        </p>
      )}
    </div>
  )
}

const meta = {
  title: 'Parts/Photo tidy-up',
  component: Tidied,
  args: { told, turns: 0 },
  tags: ['!autodocs'],
} satisfies Meta<typeof Tidied>
export default meta

type Story = StoryObj<typeof meta>

/** A photo of so many pixels that does not compress: noise, with a dark left half. */
async function photo(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const tile = context.createImageData(256, 256)
  for (let index = 0; index < tile.data.length; index++) tile.data[index] = index % 4 === 3 ? 255 : (index * 7919) % 251
  for (let x = 0; x < width; x += 256) for (let y = 0; y < height; y += 256) context.putImageData(tile, x, y)
  context.fillStyle = '#000'
  context.fillRect(0, 0, width / 2, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
}

/** The same with a note of the camera that it was held on its side (orientation 6: to be turned right). */
async function onItsSide(jpeg: Blob): Promise<Blob> {
  const note = new Uint8Array([
    0xff, 0xe1, 0, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1,
    0, 6, 0, 0, 0, 0, 0, 0,
  ])
  return new Blob([jpeg.slice(0, 2), note, jpeg.slice(2)], { type: 'image/jpeg' })
}

async function give(place: HTMLElement, file: File): Promise<File> {
  const input = place.querySelector('input')
  if (!input) throw new Error('There is no field for files')
  await userEvent.upload(input, [file])
  await waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 20_000 })
  const [given]: unknown[] = told.mock.calls[0] ?? []
  if (!(given instanceof File)) throw new Error('Nothing was given')
  return given
}

export const UprightAndSmall: Story = {
  play: async ({ canvasElement }) => {
    const taken = await onItsSide(await photo(3000, 2000))
    const tidied = await give(canvasElement, new File([taken], 'IMG_0001.JPEG', { type: 'image/jpeg' }))
    await expect(taken.size).toBeGreaterThan(600 * 1024)
    await expect(tidied.size).toBeLessThanOrEqual(600 * 1024)
    await expect(tidied.name).toBe('IMG_0001.jpg')
    // Upright in itself: nobody has to read the camera's note, and it is gone.
    const seen = await createImageBitmap(tidied, { imageOrientation: 'none' })
    await expect(seen.height).toBeGreaterThan(seen.width)
    await expect(Math.min(seen.width, seen.height)).toBeGreaterThan(700)
    await expect(await tidied.text()).not.toContain('Exif')
  },
}

/** The pixel at a place, from 0 to 1. */
function lightAt(photo: ImageBitmap, x: number, y: number): number {
  const context = new OffscreenCanvas(photo.width, photo.height).getContext('2d')
  context?.drawImage(photo, 0, 0)
  return context?.getImageData(x * photo.width, y * photo.height, 1, 1).data[0] ?? Number.NaN
}

/** Its dark left half lies at the bottom after three quarter turns to the right, at the top after one. */
export const TurnedByHand: Story = {
  args: { turns: 3 },
  play: async ({ canvasElement }) => {
    const drawing = new OffscreenCanvas(60, 40)
    const context = drawing.getContext('2d')
    context?.fillRect(0, 0, 30, 40)
    const small = new File([await drawing.convertToBlob({ type: 'image/png' })], '1.png', { type: 'image/png' })
    const turned = await createImageBitmap(await give(canvasElement, small))
    await expect([turned.width, turned.height]).toEqual([40, 60])
    await expect(lightAt(turned, 0.5, 0.9)).toBeLessThan(30)
    await expect(lightAt(turned, 0.5, 0.1)).toBeGreaterThan(220)
  },
}

export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const file = new File(['no picture'], '照片.heic', { type: 'image/heic' })
    await expect(await give(canvasElement, file)).toBe(file)
  },
}
