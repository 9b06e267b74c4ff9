import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

export type TabItem<Value extends string> = {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
}

export type TabsProps<Value extends string> = {
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Names the row of tabs. */
  label: string
  /** Ties it to its `TabPanel`: `<Tabs id="mode">` and `<TabPanel tabs="mode">`. */
  id?: string | undefined
  /** @default 'underline' */
  variant?: 'underline' | 'segmented' | undefined
  size?: 's' | 'm' | 'l' | undefined
}

/** Switches between views, controlled. Arrow keys, Home and End choose at once; the row is one stop for Tab. */
export function Tabs<Value extends string>({
  items,
  value,
  onChange,
  label,
  id,
  variant = 'underline',
  size = 'm',
}: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  // Not before the first paint: measuring then makes the browser lay everything out twice.
  useEffect(() => {
    // scrollIntoView would also move the host page.
    const list = row.current
    const tab = list?.children[items.findIndex((item) => item.value === value)]
    if (!list || !(tab instanceof HTMLElement) || list.scrollWidth <= list.clientWidth) return
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 })
  }, [items, value])

  const pressKey = (event: KeyboardEvent) => {
    const open = items.filter((item) => !item.disabled)
    const at = open.findIndex((item) => item.value === value)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key]
    const item = next === undefined ? undefined : open[(next + open.length) % open.length]
    if (!item) return
    event.preventDefault()
    onChange(item.value)
    const tab = row.current?.children[items.indexOf(item)]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div ref={row} className="tabs" role="tablist" aria-label={label} data-variant={variant} data-size={size}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          className="tab"
          disabled={item.disabled}
          aria-selected={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          {...(id !== undefined && { id: `${id}-${item.value}` })}
          {...(id !== undefined && item.value === value && { 'aria-controls': `${id}-panel` })}
          onClick={() => onChange(item.value)}
          onKeyDown={pressKey}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

export type TabPanelProps = {
  /** The `id` of its `Tabs`. */
  tabs: string
  /** The chosen tab. */
  value: string
  children: ReactNode
}

/** What the chosen tab shows. Renders a `<div role="tabpanel">`. */
export function TabPanel({ tabs, value, children }: TabPanelProps) {
  return (
    <div className="tab-panel" role="tabpanel" id={`${tabs}-panel`} aria-labelledby={`${tabs}-${value}`}>
      {children}
    </div>
  )
}
