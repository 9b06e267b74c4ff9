import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { PageJump } from './page-jump.tsx'
import { pagesInSight } from './pages.ts'

export type PagerTexts = {
  label: string
  first: string
  last: string
  previous: string
  next: string
  page: (page: number) => string
  summary: (page: number, pages: number) => string
  jump: string
  jumpEnd: string
  outOfRange: (pages: number) => string
}

const chinese: PagerTexts = {
  label: '分页',
  first: '首页',
  last: '末页',
  previous: '上一页',
  next: '下一页',
  page: (page) => `第 ${page} 页`,
  summary: (page, pages) => `第 ${page} / ${pages} 页`,
  jump: '跳至',
  jumpEnd: '页',
  outOfRange: (pages) => `请输入 1 到 ${pages} 之间的页码`,
}

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
  texts?: Partial<PagerTexts> | undefined
}

/** Leafs through pages, controlled. Renders a group, not a landmark: a page may hold many. */
export function Pager(props: PagerProps) {
  const { page, pages, onChange, numbers = 5, ends, jump, short, disabled, summary, texts } = props
  const say = { ...chinese, ...texts }
  const last = Math.max(1, pages)
  const step = (label: string, to: number, icon?: IconName) => (
    <button
      type="button"
      className="page"
      data-end={icon ? undefined : true}
      disabled={disabled || to < 1 || to > last || to === page}
      onClick={() => onChange(to)}
      {...(icon && { 'aria-label': label, title: label })}
    >
      {icon ? <Icon name={icon} /> : label}
    </button>
  )
  return (
    <div className="pager" data-short={short || undefined} role="group" aria-label={say.label}>
      <span className="pager-summary num" aria-live="polite">
        {summary ?? say.summary(page, last)}
      </span>
      {ends && step(say.first, 1)}
      {step(say.previous, page - 1, 'chevron-left')}
      {pagesInSight(page, last, numbers).map((number) => (
        <button
          key={number}
          type="button"
          className="page num"
          disabled={disabled}
          aria-label={say.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => number !== page && onChange(number)}
        >
          {number}
        </button>
      ))}
      {step(say.next, page + 1, 'chevron-right')}
      {ends && step(say.last, last)}
      {jump && <PageJump pages={last} disabled={disabled} say={say} onJump={onChange} />}
    </div>
  )
}
