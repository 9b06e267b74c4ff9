import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { PageJump } from './page-jump.tsx'
import { pagesInSight } from './pages.ts'

export type PagerProps = {
  /** The current page, from 1. */
  page: number
  /** How many there are. */
  pages: number
  onChange: (page: number) => void
  /** Page numbers in sight. @default 5 */
  numbers?: number | undefined
  /** Buttons to the first and the last page. */
  ends?: boolean | undefined
  /** A field to type a page number into. */
  jump?: boolean | undefined
  /** Where it is narrow it has one line and no numbers: for a foot with more in it than a pager. */
  short?: boolean | undefined
  disabled?: boolean | undefined
  /** Replaces 第 1 / 24 页. */
  summary?: ReactNode
}

/** Leafs through pages, controlled. Renders a group, not a landmark: a page may hold many. */
export function Pager(props: PagerProps) {
  const { page, pages, onChange, numbers = 5, ends, jump, short, disabled, summary } = props
  const last = Math.max(1, pages)
  const step = (label: string, to: number, icon?: IconName) => (
    <button
      type="button"
      className="page"
      data-end={icon ? undefined : true}
      disabled={disabled || to < 1 || to > last || to === page}
      onClick={({ currentTarget }) => {
        // At an end the button that led there can't be pressed any more, and would lose the focus.
        if (to === 1 || to === last) currentTarget.parentElement?.focus({ preventScroll: true })
        onChange(to)
      }}
      {...(icon && { 'aria-label': label, title: label })}
    >
      {icon ? <Icon name={icon} /> : label}
    </button>
  )
  return (
    <div className="pager" data-short={short || undefined} role="group" aria-label="分页" tabIndex={-1}>
      <span className="pager-summary num" aria-live="polite">
        {summary ?? `第 ${page} / ${last} 页`}
      </span>
      {ends && step('首页', 1)}
      {step('上一页', page - 1, 'chevron-left')}
      {pagesInSight(page, last, numbers).map((number) => (
        <button
          key={number}
          type="button"
          className="page num"
          disabled={disabled}
          aria-label={`第 ${number} 页`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => number !== page && onChange(number)}
        >
          {number}
        </button>
      ))}
      {step('下一页', page + 1, 'chevron-right')}
      {ends && step('末页', last)}
      {jump && <PageJump pages={last} disabled={disabled} onJump={onChange} />}
    </div>
  )
}
