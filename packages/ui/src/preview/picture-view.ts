/** How a picture lies in its frame: `turn` in quarter turns, `x` and `y` in px from the middle. */
export type PictureView = { scale: number; turn: number; x: number; y: number }

export type PictureMove =
  | { type: 'zoom'; by: number; at?: { x: number; y: number } }
  | { type: 'turn'; by: 1 | -1 }
  | { type: 'pan'; x: number; y: number }
  | { type: 'reset' }

export const atRest: PictureView = { scale: 1, turn: 0, x: 0, y: 0 }

const smallest = 1
const largest = 5

/** Zooming keeps the point under the pointer where it is; a picture that is seen whole lies in the middle. */
export function movePicture(view: PictureView, move: PictureMove): PictureView {
  if (move.type === 'reset') return atRest
  if (move.type === 'turn') return { ...view, turn: view.turn + move.by, x: 0, y: 0 }
  if (move.type === 'pan') return view.scale === smallest ? view : { ...view, x: view.x + move.x, y: view.y + move.y }
  const scale = Math.min(largest, Math.max(smallest, view.scale * move.by))
  if (scale === smallest) return { ...view, scale, x: 0, y: 0 }
  const grown = scale / view.scale
  const { x, y } = move.at ?? { x: 0, y: 0 }
  return { ...view, scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }
}

export const zoomStep = 1.25

const panStep = 64
const pans: Readonly<Record<string, PictureMove>> = {
  ArrowLeft: { type: 'pan', x: panStep, y: 0 },
  ArrowRight: { type: 'pan', x: -panStep, y: 0 },
  ArrowUp: { type: 'pan', x: 0, y: panStep },
  ArrowDown: { type: 'pan', x: 0, y: -panStep },
}

/** What a key means to a picture. Arrows look around in one that is zoomed, and else mean nothing to it. */
export function pictureKey(key: string, { scale }: PictureView): PictureMove | undefined {
  if (key === '+' || key === '=') return { type: 'zoom', by: zoomStep }
  if (key === '-' || key === '_') return { type: 'zoom', by: 1 / zoomStep }
  if (key === 'r') return { type: 'turn', by: 1 }
  if (key === 'R') return { type: 'turn', by: -1 }
  if (key === '0') return { type: 'reset' }
  return scale > smallest ? pans[key] : undefined
}
