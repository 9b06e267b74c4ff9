import { convertIndexedToRgb, decode as decodePng } from 'fast-png'
import { imageSize } from 'image-size'
import { decode as decodeJpeg } from 'jpeg-js'
import type { Picture } from './jpeg.ts'

/** A small file can say that it is a huge picture: looked at before anything is unpacked. */
const mostPixels = 4_000_000

interface Size {
  readonly width: number
  readonly height: number
}

/** How large the picture in a file is as it is shown; undefined where its start does not say. */
export function sizeOf(start: Uint8Array): (Size & { type: string | undefined }) | undefined {
  try {
    const { width, height, orientation = 1, type } = imageSize(start)
    // From the fifth on, a camera lay on its side.
    return orientation > 4 ? { width: height, height: width, type } : { width, height, type }
  } catch {
    return undefined
  }
}

/** Red, green and blue of pixels with any number of channels, on white. */
function opaque({ width, height }: Size, data: ArrayLike<number>, channels: number, most: number): Picture {
  if (data.length < width * height * channels) throw new RangeError('fewer pixels than the picture has')
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const from = at * channels
    const share = channels % 2 === 0 ? (data[from + channels - 1] ?? most) / most : 1
    for (let color = 0; color < 3; color++) {
      const value = data[from + (channels < 3 ? 0 : color)] ?? 0
      pixels[at * 3 + color] = Math.round((value / most) * 255 * share + 255 * (1 - share))
    }
  }
  return { width, height, pixels }
}

function unpackPng(bytes: Uint8Array): Picture {
  const png = decodePng(bytes)
  if (!png.palette) return opaque(png, png.data, png.channels, 2 ** png.depth - 1)
  const channels = png.palette.some((color) => color.length === 4) ? 4 : 3
  return opaque(png, convertIndexedToRgb(png), channels, 255)
}

function unpackJpeg(bytes: Uint8Array): Picture {
  const { width, height, data } = decodeJpeg(bytes, { useTArray: true, maxMemoryUsageInMB: 128 })
  return opaque({ width, height }, data, 4, 255)
}

const unpackers: Readonly<Record<string, (bytes: Uint8Array) => Picture>> = { png: unpackPng, jpg: unpackJpeg }

/** The pixels of a PNG or JPEG file, whatever it is called; undefined where it is neither, broken or too large. */
export function picture(bytes: Uint8Array): Picture | undefined {
  const size = sizeOf(bytes)
  const unpack = unpackers[size?.type ?? '']
  if (!size || !unpack || size.width * size.height > mostPixels) return undefined
  try {
    return unpack(bytes)
  } catch {
    return undefined
  }
}

/** The same picture with sides of at most so many pixels; each is the mean of those it stands for. */
export function scaledTo(from: Picture, side: number): Picture {
  const scale = side / Math.max(from.width, from.height)
  if (scale >= 1) return from
  const width = Math.max(1, Math.round(from.width * scale))
  const height = Math.max(1, Math.round(from.height * scale))
  const pixels = new Uint8Array(width * height * 3)
  const place = (at: number, length: number, whole: number) => Math.floor((at / length) * whole)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const box = {
        left: place(x, width, from.width),
        right: Math.max(place(x + 1, width, from.width), place(x, width, from.width) + 1),
        top: place(y, height, from.height),
        bottom: Math.max(place(y + 1, height, from.height), place(y, height, from.height) + 1),
      }
      for (let color = 0; color < 3; color++) {
        let sum = 0
        for (let row = box.top; row < box.bottom; row++)
          for (let column = box.left; column < box.right; column++)
            sum += from.pixels[(row * from.width + column) * 3 + color] ?? 0
        pixels[(y * width + x) * 3 + color] = sum / ((box.right - box.left) * (box.bottom - box.top))
      }
    }
  return { width, height, pixels }
}
