/** What somebody wants of the player. */
export type PlayerAct =
  | { type: 'toggle' | 'mute' | 'fullscreen' | 'help' }
  | { type: 'seek'; by: number }
  | { type: 'frame'; by: 1 | -1 }
  | { type: 'speed'; by: 1 | -1 }
  | { type: 'volume'; by: number }

const acts: Record<string, PlayerAct> = {
  ' ': { type: 'toggle' },
  k: { type: 'toggle' },
  j: { type: 'seek', by: -10 },
  l: { type: 'seek', by: 10 },
  ArrowLeft: { type: 'seek', by: -5 },
  ArrowRight: { type: 'seek', by: 5 },
  ArrowUp: { type: 'volume', by: 0.1 },
  ArrowDown: { type: 'volume', by: -0.1 },
  ',': { type: 'frame', by: -1 },
  '.': { type: 'frame', by: 1 },
  '<': { type: 'speed', by: -1 },
  '>': { type: 'speed', by: 1 },
  f: { type: 'fullscreen' },
  m: { type: 'mute' },
  '?': { type: 'help' },
}

export type Holder = 'select' | 'range' | 'button' | undefined

const pressed = [' ', 'Enter']
const slides = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

/** What a key means; nothing where what has the focus (`on`) takes it itself, so that no key counts twice. */
export function playerKey(key: string, on: Holder): PlayerAct | undefined {
  if (on === 'select' || (on === 'button' && pressed.includes(key)) || (on === 'range' && slides.includes(key)))
    return undefined
  return acts[key.length === 1 ? key.toLowerCase() : key]
}
