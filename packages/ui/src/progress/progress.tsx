import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'leaf' | 'gold' | 'red' | 'sky'

export type ProgressProps = {
  /** What is on its way, for screen readers. */
  label: string
  /** From 0 to `max`; leave out while nobody knows. */
  value?: number | undefined
  /** @default 100 */
  max?: number | undefined
  /** @default 'sky' */
  tone?: Tone | undefined
  /** Beside the bar: 62% · 18 秒. */
  text?: ReactNode
}

/** How far something has come. Renders a `<progress>`. */
export function Progress({ label, value, max = 100, tone = 'sky', text }: ProgressProps) {
  return (
    <div className="progress" data-tone={tone}>
      <progress aria-label={label} max={max} value={value} />
      {text !== undefined && <span className="progress-text num">{text}</span>}
    </div>
  )
}

export type MeterProps = {
  label: string
  /** From the start of the bar; what is left of `max` stays empty. */
  parts: readonly { value: number; tone: Tone }[]
  max: number
}

/** How a whole is shared out: right, half right, wrong. Renders a `<meter>` for screen readers and coloured parts. */
export function Meter({ label, parts, max }: MeterProps) {
  const sum = parts.reduce((total, part) => total + part.value, 0)
  return (
    <div className="meter">
      <meter className="unseen" aria-label={label} max={max} value={sum} />
      {parts.map((part) => (
        <div
          key={part.tone}
          data-tone={part.tone}
          style={{ inlineSize: `${max > 0 ? (part.value / max) * 100 : 0}%` }}
        />
      ))}
    </div>
  )
}
