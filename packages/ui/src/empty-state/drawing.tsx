import type { ReactNode } from 'react'

export type DrawingName = 'empty' | 'search' | 'lock' | 'broken' | 'done'

const sheet = (
  <>
    <path className="drawing-paper" d="M36 10h30l14 14v42a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z" />
    <path className="drawing-line" d="M66 10v10a4 4 0 0 0 4 4h10" />
  </>
)

const drawings: Record<DrawingName, ReactNode> = {
  empty: (
    <>
      <path
        className="drawing-paper"
        d="M24 40l10-22a4 4 0 0 1 3.6-2.4h36.8A4 4 0 0 1 78 18l10 22v24a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z"
      />
      <path
        className="drawing-line"
        d="M24 40h18a3 3 0 0 1 3 3 6 6 0 0 0 6 6h10a6 6 0 0 0 6-6 3 3 0 0 1 3-3h18M44 26h24M41 33h30"
      />
      <path className="drawing-leaf" d="M85 16c0-6 4-9 10-9 0 6-4 9-10 9z" />
    </>
  ),
  search: (
    <>
      {sheet}
      <path className="drawing-line" d="M42 32h20M42 42h12M42 52h8" />
      <circle className="drawing-paper" cx="70" cy="52" r="12" />
      <path className="drawing-strong" d="M79 61l9 9" />
      <path className="drawing-gold" d="M64 52a6 6 0 0 1 6-6" />
    </>
  ),
  lock: (
    <>
      {sheet}
      <path className="drawing-line" d="M42 32h28M42 40h10" />
      <path className="drawing-strong" d="M64 50v-4a6 6 0 0 1 12 0v4" />
      <path className="drawing-fill" d="M61 50h18a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H61a3 3 0 0 1-3-3V53a3 3 0 0 1 3-3z" />
    </>
  ),
  broken: (
    <>
      <path className="drawing-paper" d="M36 10h30l14 14v18l-10 8-10-8-10 8-10-8-8 6V14a4 4 0 0 1 4-4z" />
      <path className="drawing-line" d="M66 10v10a4 4 0 0 0 4 4h10M42 26h14M42 34h24" />
      <path className="drawing-paper" d="M32 58l8-6 10 8 10-8 10 8 10-8v14a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4z" />
      <path className="drawing-red" d="M90 44v10M90 60v.01" />
    </>
  ),
  done: (
    <>
      {sheet}
      <path className="drawing-line" d="M42 32h20M42 40h14" />
      <circle className="drawing-round" cx="70" cy="56" r="12" />
      <path className="drawing-tick" d="M64.5 56.5l4 4 7.5-8.5" />
    </>
  ),
}

/** The small picture of a state. Says nothing: the sentence below it does. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 112 80" width="112" height="80" aria-hidden="true">
    <ellipse className="drawing-ground" cx="56" cy="72" rx="44" ry="6" />
    {drawings[name]}
  </svg>
)
