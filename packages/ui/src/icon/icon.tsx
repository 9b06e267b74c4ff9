import { glyphs, type IconName } from './glyphs.ts'

export type { IconName } from './glyphs.ts'

export type IconProps = {
  name: IconName
  /** Side in px; the stroke grows with it. @default 16 */
  size?: number | undefined
  /** What the picture says. Leave out when a text beside it already says so. */
  label?: string | undefined
}

/** A glyph of the kit's own set, in the colour of the text around it. Renders an `<svg>`. */
export function Icon({ name, size = 16, label }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={glyphs[name]} />
    </svg>
  )
}
