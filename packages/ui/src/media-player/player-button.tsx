import { glyphs } from '../icon/index.ts'

/** What only a player needs, on the kit's grid: not among the glyphs that every widget loads. */
const ownGlyphs = {
  back: 'M8 3a5 5 0 1 1-5 5M8 3L5.5 1.5M8 3L5.5 5M8 6v2.2l1.5 1',
  forward: 'M8 3a5 5 0 1 0 5 5M8 3l2.5-1.5M8 3l2.5 2M8 6v2.2l1.5 1',
  muted: 'M2.5 6v4H5l3.5 3V3L5 6zM11 6l3.5 4M14.5 6L11 10',
  picture: 'M2.5 3h11a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM8.5 8h3.5v2.5H8.5z',
  help: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.4 6.4a1.7 1.7 0 1 1 2.4 1.7c-.5.3-.8.6-.8 1.2M8 11.4h.01',
  leave: 'M6 2.5V6H2.5M13.5 6H10V2.5M10 13.5V10h3.5M2.5 10H6v3.5',
  play: glyphs.play,
  pause: glyphs.pause,
  sound: glyphs.sound,
  fullscreen: glyphs.fullscreen,
}

type PlayerButtonProps = {
  glyph: keyof typeof ownGlyphs
  label: string
  /** The key that does the same. */
  shortcut?: string | undefined
  /** Left out where there is little room. */
  wide?: boolean | undefined
  onClick: () => void
}

export const PlayerButton = ({ glyph, label, shortcut, wide, onClick }: PlayerButtonProps) => (
  <button
    type="button"
    className="player-button"
    data-wide={wide || undefined}
    title={shortcut ? `${label}（${shortcut}）` : label}
    aria-label={label}
    aria-keyshortcuts={shortcut}
    onClick={onClick}
  >
    <svg className="icon" viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <path d={ownGlyphs[glyph]} />
    </svg>
  </button>
)
