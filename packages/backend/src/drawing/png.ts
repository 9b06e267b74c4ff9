import { encode } from 'fast-png'

/**
 * A PNG file.
 * @param pixels three bytes (red, green, blue) for each pixel, or one (grey)
 */
export const png = (width: number, height: number, pixels: Uint8Array): Uint8Array =>
  encode({ width, height, data: pixels, channels: pixels.length / (width * height) })
