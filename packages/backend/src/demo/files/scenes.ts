import type { Picture } from '../../drawing/jpeg.ts'
import type { Color } from './picture.ts'

/** How far a place lies outside of a shape, in heights of the picture; below 0 inside. */
type Shape = (x: number, y: number) => number
type Layer = readonly [Color, Shape]

const circle =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r
const box =
  (left: number, top: number, right: number, bottom: number, round = 0): Shape =>
  (x, y) => {
    const across = Math.abs(x - (left + right) / 2) - (right - left) / 2 + round
    const down = Math.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + round
    return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - round
  }
/** A line from one place to another with round ends. */
const stroke =
  (ax: number, ay: number, bx: number, by: number, r: number): Shape =>
  (x, y) => {
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) - r
  }
const below =
  (level: (x: number) => number): Shape =>
  (x, y) =>
    level(x) - y

const ink: Color = [45, 38, 34]
const skin: Color = [255, 224, 196]
const white: Color = [255, 255, 255]
const leaf: Color = [14, 116, 87]
const mango: Color = [255, 171, 46]
const red: Color = [195, 55, 43]
const blue: Color = [42, 103, 201]

/** Somebody from the chest up, `x` and `y` at the neck. */
const child = (x: number, y: number, size: number, shirt: Color): Layer[] => [
  [shirt, box(x - size * 0.75, y, x + size * 0.75, y + size * 2.4, size * 0.6)],
  [ink, circle(x, y - size * 0.75, size * 0.82)],
  [skin, circle(x, y - size * 0.52, size * 0.68)],
]

interface Scene {
  /** Width by height. */
  readonly ratio: number
  readonly ground: Color
  readonly layers: readonly Layer[]
}

const relay: Scene = {
  ratio: 1.5,
  ground: [191, 224, 240],
  layers: [
    [[255, 212, 122], circle(1.25, 0.2, 0.1)],
    [[143, 191, 140], below((x) => 0.48 + 0.05 * Math.sin(x * 4))],
    [[200, 104, 74], below(() => 0.62)],
    ...[0.7, 0.82, 0.94].map((y): Layer => [white, box(0, y, 1.5, y + 0.012)]),
    ...child(0.35, 0.55, 0.075, blue),
    ...child(0.82, 0.6, 0.085, mango),
    ...child(1.2, 0.54, 0.07, red),
  ],
}
const titration: Scene = {
  ratio: 0.84,
  ground: [231, 236, 224],
  layers: [
    [[184, 145, 104], below(() => 0.74)],
    ...child(0.24, 0.5, 0.12, white),
    [[210, 226, 222], stroke(0.58, 0.34, 0.58, 0.6, 0.045)],
    [[210, 226, 222], circle(0.58, 0.64, 0.13)],
    [[70, 199, 158], (x, y) => Math.max(Math.hypot(x - 0.58, y - 0.64) - 0.11, 0.62 - y)],
    [white, circle(0.55, 0.69, 0.016)],
    [white, circle(0.61, 0.67, 0.012)],
    [[180, 190, 186], stroke(0.58, 0.2, 0.58, 0.3, 0.012)],
  ],
}
const calligraphy: Scene = {
  ratio: 1.16,
  ground: [238, 230, 208],
  layers: [
    [[136, 104, 66], box(0.28, 0.06, 0.88, 0.11, 0.01)],
    [[253, 250, 240], box(0.32, 0.1, 0.84, 0.9)],
    [[136, 104, 66], box(0.28, 0.89, 0.88, 0.94, 0.01)],
    // 木 and 土.
    [ink, stroke(0.48, 0.25, 0.7, 0.24, 0.014)],
    [ink, stroke(0.59, 0.17, 0.59, 0.42, 0.015)],
    [ink, stroke(0.58, 0.26, 0.48, 0.38, 0.012)],
    [ink, stroke(0.6, 0.26, 0.71, 0.38, 0.014)],
    [ink, stroke(0.5, 0.59, 0.68, 0.58, 0.013)],
    [ink, stroke(0.59, 0.5, 0.59, 0.72, 0.015)],
    [ink, stroke(0.46, 0.73, 0.73, 0.72, 0.015)],
    [red, box(0.37, 0.74, 0.43, 0.81, 0.01)],
    [[146, 92, 52], stroke(0.98, 0.12, 0.94, 0.7, 0.014)],
    [ink, stroke(0.94, 0.7, 0.92, 0.82, 0.02)],
  ],
}
const choir: Scene = {
  ratio: 1.6,
  ground: [93, 45, 64],
  layers: [
    [[143, 58, 79], (x, y) => y - 0.16 - 0.03 * Math.sin(x * 9)],
    [[136, 86, 84], box(0.42, 0.4, 1.18, 1)],
    ...[0.35, 0.65, 0.95, 1.25].flatMap((x) => child(x, 0.5, 0.085, white)),
    ...[0.2, 0.5, 0.8, 1.1, 1.4].flatMap((x) => child(x, 0.74, 0.09, leaf)),
  ],
}
const mangoTree: Scene = {
  ratio: 1,
  ground: [213, 235, 245],
  layers: [
    [[127, 176, 105], below((x) => 0.78 + 0.04 * Math.sin(x * 5))],
    [[124, 84, 50], stroke(0.52, 0.45, 0.52, 0.85, 0.03)],
    ...[
      [0.38, 0.34, 0.16],
      [0.56, 0.26, 0.2],
      [0.68, 0.38, 0.15],
    ].map(([x = 0, y = 0, r = 0]): Layer => [[48, 140, 92], circle(x, y, r)]),
    ...[
      [0.42, 0.36],
      [0.6, 0.24],
      [0.68, 0.42],
    ].map(([x = 0, y = 0]): Layer => [mango, circle(x, y, 0.035)]),
    ...child(0.2, 0.7, 0.08, red),
    ...child(0.82, 0.72, 0.075, blue),
  ],
}
const robot: Scene = {
  ratio: 1.5,
  ground: [222, 229, 246],
  layers: [
    [[196, 202, 216], below(() => 0.84)],
    [ink, stroke(0.75, 0.2, 0.75, 0.32, 0.01)],
    [mango, circle(0.75, 0.17, 0.035)],
    [blue, box(0.53, 0.3, 0.97, 0.7, 0.06)],
    [ink, box(0.58, 0.36, 0.92, 0.56, 0.05)],
    [[125, 240, 224], circle(0.67, 0.46, 0.035)],
    [[125, 240, 224], circle(0.83, 0.46, 0.035)],
    [ink, circle(0.62, 0.77, 0.09)],
    [ink, circle(0.88, 0.77, 0.09)],
    [white, circle(0.62, 0.77, 0.035)],
    [white, circle(0.88, 0.77, 0.035)],
  ],
}
const gobang: Scene = {
  ratio: 1.33,
  ground: [222, 201, 163],
  layers: [
    ...Array.from({ length: 9 }, (_, at): Layer => [[120, 98, 62], box(0.1, 0.1 + at * 0.1, 1.23, 0.104 + at * 0.1)]),
    ...Array.from({ length: 12 }, (_, at): Layer => [[120, 98, 62], box(0.1 + at * 0.1, 0.1, 0.104 + at * 0.1, 0.9)]),
    ...[
      [0.5, 0.4, 0],
      [0.6, 0.5, 0],
      [0.7, 0.6, 0],
      [0.8, 0.4, 0],
      [0.6, 0.4, 1],
      [0.7, 0.5, 1],
      [0.7, 0.4, 1],
      [0.8, 0.6, 1],
    ].map(([x = 0, y = 0, light]): Layer => [light ? white : ink, circle(x, y, 0.042)]),
  ],
}
const reading: Scene = {
  ratio: 1.2,
  ground: [246, 234, 214],
  layers: [
    [[150, 108, 70], box(0.1, 0.12, 1.1, 0.17)],
    [[150, 108, 70], box(0.1, 0.46, 1.1, 0.51)],
    ...Array.from({ length: 22 }, (_, at): Layer => {
      const left = 0.14 + (at % 11) * 0.085
      const top = at < 11 ? 0.18 + (at % 3) * 0.03 : 0.52 + (at % 4) * 0.03
      return [
        [leaf, mango, red, blue, [111, 91, 120] as Color][(at * 3) % 5] ?? leaf,
        box(left, top, left + 0.065, at < 11 ? 0.46 : 0.8),
      ]
    }),
    [[150, 108, 70], box(0.1, 0.8, 1.1, 0.85)],
    ...child(0.62, 0.72, 0.11, leaf),
    [white, box(0.48, 0.9, 0.76, 1, 0.02)],
  ],
}

const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share)

function draw({ ratio, ground, layers }: Scene, width: number): Picture {
  const height = Math.round(width / ratio)
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) pixels.set(ground, at)
  for (const [color, shape] of layers)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const away = shape((x + 0.5) / height, (y + 0.5) / height) * height
        // A pixel on an edge has as much of the shape as lies in it.
        const share = Math.min(1, 0.5 - away)
        if (share <= 0) {
          // Nothing of the shape is nearer than this. A margin, as not every distance is exact.
          x += Math.max(0, Math.floor(away * 0.6) - 1)
          continue
        }
        const at = (y * width + x) * 3
        for (const channel of [0, 1, 2] as const)
          pixels[at + channel] = mix(pixels[at + channel] ?? 0, color[channel], share)
      }
  return { width, height, pixels }
}

const scenes = { relay, titration, calligraphy, choir, mangoTree, robot, gobang, reading } as const
export type SceneName = keyof typeof scenes
export const sceneNames: readonly SceneName[] = [
  'relay',
  'titration',
  'calligraphy',
  'choir',
  'mangoTree',
  'robot',
  'gobang',
  'reading',
]

/** What happens at a school, as a drawing. */
export const scene = (name: SceneName): Picture => draw(scenes[name], 400)
