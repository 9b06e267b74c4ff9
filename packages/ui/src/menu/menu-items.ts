import type { ReactNode } from 'react'
import type { IconName } from '../icon/index.ts'

export type MenuItem = {
  label: string
  onSelect: () => void
  /** Where it leads: a press that asks for another tab gets one, any other is `onSelect`. */
  href?: string | undefined
  icon?: IconName | undefined
  /** Drawn before the words where no icon of the kit fits. */
  mark?: ReactNode
  /** Makes it one of a choice: marked when true. */
  checked?: boolean | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
}

/** Where a key leads from item `at`; undefined when it leads nowhere. Disabled items can be reached, as in every menu. */
export function nextItem(key: string, at: number, count: number): number | undefined {
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? count - 1 : at - 1, Home: 0, End: count - 1 }[key]
  return to === undefined || count === 0 ? undefined : (to + count) % count
}

/** The next item after `at` that begins with what was typed; typing on keeps the item while it still fits. */
export function typedItem(typed: string, at: number, labels: readonly string[]): number | undefined {
  const word = typed.toLowerCase()
  const from = Math.max(0, word.length > 1 ? at : at + 1)
  const order = labels.map((_, index) => (from + index) % labels.length)
  return order.find((index) => labels[index]?.toLowerCase().startsWith(word))
}
