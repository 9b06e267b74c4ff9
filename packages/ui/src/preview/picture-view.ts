/** How a picture lies in its frame: `turn` in quarter turns, `x` and `y` in px from the middle. */
export type PictureView = { scale: number; turn: number; x: number; y: number }

export type PictureMove =
  | { type: 'zoom'; by: number; at?: { x: number; y: number } }
  | { type: 'turn'; by: 1 | -1 }
  | { type: 'pan'; x: number; y: number }
  | { type: 'reset' }

export const atRest: PictureView = { scale: 1, turn: 0, x: 0, y: 0 }

const smallest = 0.25
const largest = 8

/** Zooming keeps the point under the pointer where it is. */
export function movePicture(view: PictureView, move: PictureMove): PictureView {
  if (move.type === 'reset') return atRest
  if (move.type === 'turn') return { ...view, turn: view.turn + move.by, x: 0, y: 0 }
  if (move.type === 'pan') return { ...view, x: view.x + move.x, y: view.y + move.y }
  const scale = Math.min(largest, Math.max(smallest, view.scale * move.by))
  const grown = scale / view.scale
  const { x, y } = move.at ?? { x: 0, y: 0 }
  return { ...view, scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }
}

export const zoomStep = 1.25

/** What a key means to a picture. */
export function pictureKey(key: string): PictureMove | undefined {
  if (key === '+' || key === '=') return { type: 'zoom', by: zoomStep }
  if (key === '-' || key === '_') return { type: 'zoom', by: 1 / zoomStep }
  if (key === 'r') return { type: 'turn', by: 1 }
  if (key === 'R') return { type: 'turn', by: -1 }
  return key === '0' ? { type: 'reset' } : undefined
}
