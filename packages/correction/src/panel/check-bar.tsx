import { text, uncheckedWarningMilliseconds } from '@mango/contract/correction'
import type { Check } from '@mango/contract/paper-records'
import { Button } from '@mango/ui/button'
import { Icon } from '@mango/ui/icon'
import { IconButton } from '@mango/ui/icon-button'
import { memo, useEffect, useRef } from 'react'
import { ranges } from '../rules.ts'

/** By the number of a check. */
const names = ['未批改', '对', '半对', '错'] as const

interface CheckBarProps {
  /** How each question is checked. */
  readonly checks: readonly Check[]
  readonly current: number | undefined
  readonly unchecked: readonly number[]
  /** How often finishing was tried too early: the warning of each stays its time. */
  readonly warnings: number
  readonly busy: boolean
  onWarned(): void
  onBack(): void
  onGo(number: number): void
  onFinish(): void
}

/** The numbers of all questions, in the colours of their checks, and the button that finishes; in a narrow place also the way back. */
export function CheckBar(props: CheckBarProps) {
  const { checks, current, unchecked, warnings, busy, onWarned, onBack, onGo, onFinish } = props
  useEffect(() => {
    if (warnings === 0) return
    const timer = setTimeout(onWarned, uncheckedWarningMilliseconds)
    return () => clearTimeout(timer)
  }, [warnings, onWarned])
  const chips = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (chips.current && current !== undefined) showChip(chips.current, current)
  }, [current])
  const [first] = unchecked
  return (
    <footer className="check-bar" part="footer">
      {warnings > 0 && first !== undefined && (
        <p className="check-warning" role="alert">
          <Icon name="warning" />
          <span>
            {text.unchecked(unchecked.length)}
            <span className="quiet num">：{ranges(unchecked)}</span>
          </span>
          <Button variant="text" size="s" onClick={() => onGo(first)}>
            去第 {first} 题
          </Button>
        </p>
      )}
      {/* The head is scrolled away with the page: the bar stays. */}
      <IconButton className="check-back" size="l" icon="arrow-left" label="返回列表" onClick={onBack} />
      <ol ref={chips} className="check-chips" aria-label="题号">
        {checks.map((checked, index) => (
          <Chip key={index} number={index + 1} checked={checked} isCurrent={current === index + 1} onGo={onGo} />
        ))}
      </ol>
      <p className="check-hints quiet" aria-hidden="true">
        <kbd>1</kbd>对 <kbd>2</kbd>半对 <kbd>3</kbd>错 <kbd>↑</kbd>
        <kbd>↓</kbd>换题 <kbd>N</kbd>下一道未批 <kbd>U</kbd>撤销 <kbd>R</kbd>旋转 <kbd>?</kbd>全部按键
      </p>
      <div className="check-finish">
        <Button variant="primary" size="l" busy={busy} onClick={onFinish}>
          {text.finish}
        </Button>
        <span className="quiet num">{unchecked.length > 0 ? text.unchecked(unchecked.length) : '全部批完了'}</span>
      </div>
    </footer>
  )
}

/** Brings the chip of a question into sight, in a row that is scrolled to the side or downwards. */
function showChip(chips: HTMLOListElement, number: number): void {
  const chip = chips.children[number - 1]
  if (!chip) return
  const frame = chips.getBoundingClientRect()
  const place = chip.getBoundingClientRect()
  const isInSight =
    place.left >= frame.left && place.right <= frame.right && place.top >= frame.top && place.bottom <= frame.bottom
  if (isInSight) return
  chips.scrollBy({
    left: (place.left + place.right - frame.left - frame.right) / 2,
    top: (place.top + place.bottom - frame.top - frame.bottom) / 2,
    behavior: 'instant',
  })
}

interface ChipProps {
  readonly number: number
  readonly checked: Check
  readonly isCurrent: boolean
  onGo(number: number): void
}

const Chip = memo(function Chip({ number, checked, isCurrent, onGo }: ChipProps) {
  return (
    <li>
      <button
        type="button"
        className="check-chip num"
        data-check={checked}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={`第 ${number} 题，${names[checked]}`}
        onClick={() => onGo(number)}
      >
        {number}
      </button>
    </li>
  )
})
