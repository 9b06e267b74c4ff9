import type { ReactNode } from 'react'

export type SceneName = 'book' | 'calendar' | 'camera' | 'chart' | 'people' | 'basket' | 'offline' | 'expired' | 'play'

// The family of the kit's drawings: paper, a line, and one small thing in colour. Classes and ground are EmptyState's.
export const scenes: Record<SceneName, ReactNode> = {
  book: (
    <>
      <path className="drawing-paper" d="M56 22c-8-6-18-8-30-8v46c12 0 22 2 30 8 8-6 18-8 30-8V14c-12 0-22 2-30 8z" />
      <path className="drawing-line" d="M56 22v46M34 26c5 .4 9 1.4 13 3M34 36c5 .4 9 1.4 13 3M78 26c-5 .4-9 1.4-13 3" />
      <path className="drawing-gold" d="M74 13v17l4-3.5 4 3.5V12.5" />
    </>
  ),
  calendar: (
    <>
      <rect className="drawing-paper" x="28" y="16" width="56" height="52" rx="5" />
      <path className="drawing-line" d="M28 30h56M40 40h4M54 40h4M68 40h4M40 52h4M68 52h4" />
      <path className="drawing-strong" d="M42 11v9M70 11v9" />
      <circle className="drawing-round" cx="56" cy="53" r="8" />
      <path className="drawing-tick" d="M52.5 53.5l2.5 2.5 4.8-5.5" />
    </>
  ),
  camera: (
    <>
      <path
        className="drawing-paper"
        d="M30 24h12l5-8h18l5 8h12a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4z"
      />
      <circle className="drawing-line" cx="56" cy="45" r="14" />
      <path className="drawing-gold" d="M47 45a9 9 0 0 1 9-9" />
      <path className="drawing-leaf" d="M84 18c0-6 4-9 10-9 0 6-4 9-10 9z" />
    </>
  ),
  chart: (
    <>
      <path className="drawing-line" d="M28 12v56h58" />
      <path className="drawing-paper" d="M38 46h10v22H38zM54 34h10v34H54zM70 52h10v16H70z" />
      <path className="drawing-gold" d="M34 36l16-10 14 6 18-16" />
    </>
  ),
  people: (
    <>
      <circle className="drawing-paper" cx="74" cy="30" r="9" />
      <path className="drawing-paper" d="M58 68c0-14 6-21 16-21s16 7 16 21z" />
      <circle className="drawing-paper" cx="46" cy="26" r="11" />
      <path className="drawing-paper" d="M26 68c0-17 8-25 20-25s20 8 20 25z" />
      <path className="drawing-leaf" d="M86 14c0-5 3.5-8 9-8 0 5-3.5 8-9 8z" />
    </>
  ),
  basket: (
    <>
      <path className="drawing-strong" d="M42 34l8-18M70 34l-8-18" />
      <path className="drawing-paper" d="M26 34h60l-6 30a5 5 0 0 1-5 4H37a5 5 0 0 1-5-4z" />
      <path className="drawing-line" d="M44 44l2 14M56 44v14M68 44l-2 14" />
      <path className="drawing-gold" d="M26 34h60" />
    </>
  ),
  offline: (
    <>
      <path className="drawing-paper" d="M38 62a13 13 0 0 1-1-26 20 20 0 0 1 38.5-3A14.5 14.5 0 0 1 77 62z" />
      <path className="drawing-line" d="M48 46c5-4 11-4 16 0M52.5 51c2-1.5 5-1.5 7 0" />
      <path className="drawing-red" d="M44 34l24 24" />
    </>
  ),
  expired: (
    <>
      <path className="drawing-paper" d="M36 10h30l14 14v42a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z" />
      <path className="drawing-line" d="M66 10v10a4 4 0 0 0 4 4h10M42 28h16M42 36h10" />
      <circle className="drawing-fill" cx="70" cy="54" r="13" />
      <path className="drawing-strong" d="M70 47v7l5 3" />
    </>
  ),
  play: (
    <>
      <rect className="drawing-paper" x="24" y="14" width="64" height="44" rx="5" />
      <path className="drawing-line" d="M44 68h24M56 58v10M32 50h28" />
      <circle className="drawing-fill" cx="56" cy="34" r="11" />
      <path className="drawing-strong" d="M53 29.5v9l7.5-4.5z" />
    </>
  ),
}
