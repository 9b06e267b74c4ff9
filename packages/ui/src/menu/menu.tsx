import { useId, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react'
import type { Placement } from '../popover/use-top-layer.ts'
import type { MenuItem } from './menu-items.ts'
import { MenuList } from './menu-list.tsx'

export type MenuTriggerProps = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export type MenuProps = {
  /** Draws the button; spread what it is given. `(props) => <Button {...props}>更多</Button>` */
  trigger: (props: MenuTriggerProps) => ReactElement
  items: readonly (MenuItem | 'separator')[]
  /** Names the menu. */
  label: string
  /** @default 'bottom-start' */
  placement?: Placement | undefined
}

/** A button that opens a list of things to do. Arrows, Home, End, first letters, Escape. Shown in the top layer. */
export function Menu({ trigger, items, label, placement = 'bottom-start' }: MenuProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [from, setFrom] = useState<'first' | 'last'>()
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setFrom(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const close = (backToAnchor: boolean) => {
    setFrom(undefined)
    if (backToAnchor) anchor?.focus({ preventScroll: true })
  }
  return (
    <>
      {trigger({
        ref: setAnchor,
        'aria-haspopup': 'menu',
        'aria-expanded': from !== undefined,
        'aria-controls': from && id,
        onClick: () => setFrom(from ? undefined : 'first'),
        onKeyDown: pressKey,
      })}
      {from && <MenuList {...{ id, label, items, anchor, placement, from }} onClose={close} />}
    </>
  )
}
