import type { Tone } from '../progress/index.ts'

const names = ['text', 'text-2', 'text-3', 'line', 'surface', 'raised'] as const

/** The tokens a canvas cannot read for itself, as colours. */
export type ChartTheme = Record<(typeof names)[number], string> & { tones: Record<Tone, string>; font: string }

// Gold is too light for a thin line on white: its text colour has the contrast.
const toneTokens: Record<Tone, string> = {
  leaf: 'leaf',
  sky: 'sky',
  gold: 'gold-text',
  red: 'red',
  neutral: 'text-3',
}

const tokens = [...names, ...Object.values(toneTokens)]

/** Puts one unseen element per token into `place`: custom properties themselves keep `light-dark()` unresolved. */
export function probeTokens(place: HTMLElement): () => ChartTheme {
  const probes = new Map<string, HTMLElement>()
  for (const token of tokens) {
    const probe = place.ownerDocument.createElement('span')
    probe.style.color = `var(--${token})`
    probes.set(token, probe)
  }
  place.replaceChildren(...probes.values())
  const colour = (token: string) => {
    const probe = probes.get(token)
    return probe ? getComputedStyle(probe).color : ''
  }
  return () => ({
    text: colour('text'),
    'text-2': colour('text-2'),
    'text-3': colour('text-3'),
    line: colour('line'),
    surface: colour('surface'),
    raised: colour('raised'),
    tones: {
      leaf: colour(toneTokens.leaf),
      sky: colour(toneTokens.sky),
      gold: colour(toneTokens.gold),
      red: colour(toneTokens.red),
      neutral: colour(toneTokens.neutral),
    },
    font: getComputedStyle(place).fontFamily,
  })
}
