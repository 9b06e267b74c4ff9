import type { Picture } from '../../drawing/jpeg.ts'
import type { Random } from '../random.ts'

export type Color = readonly [number, number, number]

/** A picture whose every pixel is asked for, from 0 to 1 in both directions. */
function paint(width: number, height: number, colorAt: (x: number, y: number) => Color): Picture {
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(colorAt(x / width, y / height), (y * width + x) * 3)
  return { width, height, pixels }
}

const mix = (a: Color, b: Color, share: number): Color => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
]

/** Hills under a sun: a drawing that is a little different every time. */
export function landscape(random: Random, width: number, height: number): Picture {
  const skies: readonly Color[] = [
    [184, 219, 238],
    [247, 222, 190],
    [205, 226, 214],
    [222, 214, 238],
  ]
  const grounds: readonly Color[] = [
    [14, 116, 87],
    [42, 103, 201],
    [138, 82, 0],
    [110, 90, 42],
  ]
  const sky = random.pick(skies)
  const ground = random.pick(grounds)
  const sun = { x: 0.2 + random.next() * 0.6, y: 0.15 + random.next() * 0.2, size: 0.05 + random.next() * 0.06 }
  const hills = Array.from({ length: 3 }, (_, index) => ({
    base: 0.5 + index * 0.15,
    swing: 0.05 + random.next() * 0.1,
    waves: 1 + random.next() * 3,
    shift: random.next() * 6,
    color: mix(ground, [255, 255, 255], 0.5 - index * 0.22),
  }))
  return paint(width, height, (x, y) => {
    const hill = hills.findLast(
      ({ base, swing, waves, shift }) => y > base + swing * Math.sin(x * waves * 6.28 + shift),
    )
    if (hill) return hill.color
    const fromSun = Math.hypot((x - sun.x) * (width / height), y - sun.y)
    return fromSun < sun.size ? [255, 171, 46] : mix(sky, [255, 255, 255], y)
  })
}

/** The picture of the school on the landing page: a building with rows of windows and a green in front. */
export const schoolPicture = (): Picture =>
  paint(640, 360, (x, y) => {
    if (y > 0.82) return [14, 116, 87]
    const inBlock = x > 0.18 && x < 0.82 && y > 0.32
    if (!inBlock)
      return x > 0.44 && x < 0.56 && y > 0.2 && y <= 0.32 ? [195, 55, 43] : mix([184, 219, 238], [255, 255, 255], y)
    if (x > 0.46 && x < 0.54 && y > 0.66) return [92, 88, 79]
    const window = (x * 25) % 1 > 0.3 && (y * 12) % 1 > 0.4
    return window ? [205, 226, 240] : [240, 224, 196]
  })
