import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../composing/index.ts'
import { Input, type InputProps } from '../input/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { nextItem } from '../menu/menu-items.ts'
import { useOutsidePress, useTopLayer } from '../popover/index.ts'
import css from './input-list.css?inline'

type ListItem = { key: string; content: ReactNode }

type InputListProps = Omit<InputProps, 'onEnter' | 'onKeyDown' | 'onBlur' | 'role' | 'ref'> & {
  /** The list is shown. */
  open: boolean
  /** Names the list. */
  listLabel: string
  items: readonly ListItem[]
  onChoose: (item: ListItem) => void
  /** Enter while no item is active. */
  onEnter: (value: string) => void
  /** Somebody wants to see the list: a press, an arrow. */
  onOpen: () => void
  /** Escape, a press outside, the focus has gone. */
  onClose: () => void
  /** Above the items. */
  head?: ReactNode
}

/** A line of text with a list below it. The focus stays in the text; `aria-activedescendant` names the active item. */
export function InputList(props: InputListProps) {
  const { open, listLabel, items, onChoose, onEnter, onOpen, onClose, head, ...input } = props
  const id = useId()
  const styles = useLazyStyles(css)
  const [place, setPlace] = useState<HTMLSpanElement | null>(null)
  const [active, setActive] = useState(-1)
  const [known, setKnown] = useState(items)
  // Other items: none of them is active yet.
  if (items !== known) {
    setKnown(items)
    setActive(-1)
  }

  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape' && open) {
      // Neither the dialog around it nor the host page is meant.
      event.preventDefault()
      event.stopPropagation()
      setActive(-1)
      onClose()
      return
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const item = open ? items[active] : undefined
      if (item) onChoose(item)
      else onEnter(input.value)
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (open) setActive(nextItem(event.key, active, items.length) ?? -1)
    else onOpen()
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose()
  }
  return (
    <span className="input-list" ref={styles} onBlur={leave}>
      <span className="input-list-place" ref={setPlace}>
        <Input
          {...input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          onKeyDown={pressKey}
          onClick={onOpen}
        />
      </span>
      {open && (
        <Panel place={place} onClose={onClose}>
          {head}
          <div id={`${id}-list`} role="listbox" aria-label={listLabel} className="input-list-items">
            {items.map((item, at) => (
              <Item
                key={item.key}
                id={`${id}-${at}`}
                item={item}
                active={at === active}
                onPoint={() => setActive(at)}
                onChoose={() => onChoose(item)}
              />
            ))}
          </div>
        </Panel>
      )}
    </span>
  )
}

type PanelProps = { place: HTMLElement | null; onClose: () => void; children: ReactNode }

function Panel({ place, onClose, children }: PanelProps) {
  const { setFloating, floating, style } = useTopLayer(place, 'bottom-start', 4)
  useOutsidePress([floating, place], onClose)
  return (
    <div
      ref={setFloating}
      className="popover input-list-panel"
      popover="manual"
      role="presentation"
      style={{ ...style, inlineSize: place?.offsetWidth }}
      // A press must not take the focus out of the text.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}

type ItemProps = { id: string; item: ListItem; active: boolean; onPoint: () => void; onChoose: () => void }

function Item({ id, item, active, onPoint, onChoose }: ItemProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = row.current?.closest<HTMLElement>('[popover]')
    if (!active || !row.current || !list) return
    // scrollIntoView would also move the host page.
    const { top, bottom } = row.current.getBoundingClientRect()
    const box = list.getBoundingClientRect()
    if (top < box.top) list.scrollTop -= box.top - top + 4
    else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom + 4
  }, [active])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the text, which has the focus
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      className="input-list-item"
      aria-selected={active}
      data-active={active || undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {item.content}
    </div>
  )
}
