import type { ReactNode } from 'react'

interface StateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** A screen that has nothing to show yet: a drawing, one sentence, one action. */
export const State = ({ title, text, action }: StateProps) => (
  <section className="state">
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <ellipse className="state-ground" cx="80" cy="100" rx="64" ry="8" />
      <path className="state-stem" d="M80 98V58" />
      <path className="state-leaf" d="M80 66C62 66 50 54 48 34c20 0 32 12 32 32z" />
      <path className="state-leaf-2" d="M80 58c0-20 12-34 34-36 2 22-12 36-34 36z" />
      <circle className="state-sun" cx="126" cy="22" r="12" />
    </svg>
    <h1>{title}</h1>
    {text && <p>{text}</p>}
    {action}
  </section>
)
