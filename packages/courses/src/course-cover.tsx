import { memo } from 'react'
import { colorOf, drawingOf } from './rules.ts'

const drawings = [
  <g key="leaf">
    <circle cx="288" cy="18" r="54" fill="#fff" opacity=".1" />
    <path d="M206 118c4-46 36-74 92-78 2 46-34 80-92 78z" opacity=".12" />
    <path d="M206 118c28-30 54-54 92-78" stroke="#fff" opacity=".18" fill="none" />
  </g>,
  <g key="hill">
    <path d="M180 104c20-50 60-80 140-84v84z" fill="#fff" opacity=".1" />
    <circle cx="262" cy="72" r="30" opacity=".1" />
  </g>,
  <g key="peaks">
    <path d="M188 112l46-84 40 66 22-36 34 54z" fill="#fff" opacity=".1" />
    <circle cx="286" cy="28" r="14" fill="#fff" opacity=".16" />
  </g>,
  <g key="rings" fill="none" stroke="#fff" opacity=".18" strokeWidth="10">
    <circle cx="288" cy="62" r="26" />
    <circle cx="288" cy="62" r="52" />
  </g>,
]

/** The colour card of a course, with its name on it. */
export const CourseCover = memo(function CourseCover({ coverUrl, title }: { coverUrl: string; title: string }) {
  return (
    <span className="course-cover" style={{ backgroundColor: colorOf(coverUrl) }}>
      <svg viewBox="0 0 320 104" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {drawings[drawingOf(coverUrl, drawings.length)]}
      </svg>
      <span className="course-title">{title}</span>
    </span>
  )
})
