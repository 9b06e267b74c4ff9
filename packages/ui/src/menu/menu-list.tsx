import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon } from '../icon/index.ts'
import { focusLeaves } from '../popover/focus-leaves.ts'
import { useOutsidePress } from '../popover/use-outside-press.ts'
import { useTopLayer, type Placement } from '../popover/use-top-layer.ts'
import { nextItem, typedItem, type MenuItem } from './menu-items.ts'

type MenuListProps = {
  id: string
  label: string
  items: readonly (MenuItem | 'separator')[]
  anchor: HTMLElement | null
  placement: Placement
  /** Which end has the focus first. */
  from: 'first' | 'last'
  onClose: (backToAnchor: boolean) => void
}

const typingPause = 600

export function MenuList({ id, label, items, anchor, placement, from, onClose }: MenuListProps) {
  const { setFloating, floating, style } = useTopLayer(anchor, placement)
  const typed = useRef({ word: '', at: 0 })
  useOutsidePress([floating, anchor], () => onClose(false))

  const entries = items.filter((item) => item !== 'separator')
  const nodes = () => [...(floating?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  useEffect(() => {
    const all = floating?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []
    const checked = floating?.querySelector<HTMLElement>('[aria-checked="true"]')
    const first = checked ?? all[from === 'first' ? 0 : all.length - 1]
    first?.focus({ preventScroll: true })
  }, [floating, from])

  const type = (key: string, time: number) => {
    const word = time - typed.current.at < typingPause ? typed.current.word + key : key
    typed.current = { word, at: time }
    return word
  }
  const pressKey = (event: KeyboardEvent) => {
    // While a menu is open no key belongs to the dialog around it or to the host page.
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      onClose(true)
      return
    }
    const all = nodes()
    const at = all.findIndex((node) => node.matches(':focus'))
    if (event.key === ' ' && all[at]?.matches('a')) {
      event.preventDefault()
      all[at].click()
      return
    }
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    const to = isLetter
      ? typedItem(
          type(event.key, event.timeStamp),
          at,
          entries.map((entry) => entry.label),
        )
      : nextItem(event.key, at, all.length)
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  const leave = (event: FocusEvent) => {
    if (focusLeaves(event, anchor)) onClose(false)
  }
  const choose = (item: MenuItem, event: MouseEvent) => {
    if (item.disabled) return
    if (item.href !== undefined) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
    }
    onClose(true)
    item.onSelect()
  }
  return (
    <div
      ref={setFloating}
      id={id}
      className="popover menu"
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      style={style}
      onKeyDown={pressKey}
      onBlur={leave}
    >
      {items.map((item, index) => {
        if (item === 'separator') return <hr key={`line ${index}`} className="menu-line" />
        const Item = item.href === undefined ? 'button' : 'a'
        return (
          <Item
            key={`${index} ${item.label}`}
            {...(item.href === undefined ? { type: 'button' } : { href: item.href })}
            role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.checked}
            aria-disabled={item.disabled || undefined}
            tabIndex={-1}
            className="menu-item"
            data-danger={item.danger || undefined}
            onClick={(event: MouseEvent) => choose(item, event)}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.mark}
            <span className="menu-text">{item.label}</span>
            {item.checked && <Icon name="check" />}
          </Item>
        )
      })}
    </div>
  )
}
