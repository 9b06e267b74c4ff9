import { text, uncheckedWarningMilliseconds } from '@mango/contract/correction'
import { check, type Check } from '@mango/contract/paper-records'
import { Button } from '@mango/ui/button'
import { Icon } from '@mango/ui/icon'
import { useEffect } from 'react'
import { ranges } from '../rules.ts'

const names: Readonly<Record<Check, string>> = {
  [check.none]: '未批改',
  [check.right]: '对',
  [check.halfRight]: '半对',
  [check.wrong]: '错',
}

interface CheckBarProps {
  /** How each question is checked. */
  readonly checks: readonly Check[]
  readonly current: number | undefined
  readonly unchecked: readonly number[]
  /** Whether finishing was tried too early. */
  readonly warned: boolean
  readonly busy: boolean
  onWarned(): void
  onGo(number: number): void
  onFinish(): void
}

/** The numbers of all questions, in the colours of their checks, and the button that finishes. */
export function CheckBar({ checks, current, unchecked, warned, busy, onWarned, onGo, onFinish }: CheckBarProps) {
  useEffect(() => {
    if (!warned) return
    const timer = setTimeout(onWarned, uncheckedWarningMilliseconds)
    return () => clearTimeout(timer)
  }, [warned, onWarned])
  const [first] = unchecked
  return (
    <footer className="check-bar" part="footer">
      {warned && first !== undefined && (
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
      <ol className="check-chips" aria-label="题号">
        {checks.map((checked, index) => (
          <li key={index}>
            <button
              type="button"
              className="check-chip num"
              data-check={checked}
              aria-current={current === index + 1 ? 'step' : undefined}
              aria-label={`第 ${index + 1} 题，${names[checked]}`}
              onClick={() => onGo(index + 1)}
            >
              {index + 1}
            </button>
          </li>
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
