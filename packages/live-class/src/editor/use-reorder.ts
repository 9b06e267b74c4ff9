import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

/** One thing of a list at another place. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

interface Reorder<Item> {
  readonly items: readonly Item[]
  name(item: Item): string
  onChange(items: Item[]): void
}

/**
 * Lets rows be dragged by their handles, with a finger too, and moved by keys: space takes a row up, arrows move it,
 * space puts it down, Escape puts it back. `spoken` is for a live region.
 */
export function useReorder<Item>({ items, name, onChange }: Reorder<Item>) {
  const [spoken, setSpoken] = useState('')
  /** What is moved, and how everything stood before. */
  const [taken, setTaken] = useState<{ item: Item; before: readonly Item[] }>()
  const list = useRef<HTMLOListElement>(null)
  const place = (at: number) => `第 ${at + 1} 位，共 ${items.length} 题`

  const take = (item: Item) => {
    setTaken({ item, before: items })
    setSpoken(`已拿起${name(item)}，${place(items.indexOf(item))}。按上下方向键移动，按空格放下，按 Esc 取消`)
  }
  const move = (item: Item, to: number) => {
    const from = items.indexOf(item)
    const at = Math.max(0, Math.min(items.length - 1, to))
    if (at === from) return
    onChange(movedTo(items, from, at))
    setSpoken(`${name(item)}移到${place(at)}`)
  }
  const put = (item: Item) => {
    setTaken(undefined)
    setSpoken(`已放下${name(item)}，${place(items.indexOf(item))}`)
  }
  const putBack = () => {
    if (!taken) return
    onChange([...taken.before])
    setTaken(undefined)
    setSpoken(`已取消，${name(taken.item)}回到${place(taken.before.indexOf(taken.item))}`)
  }
  /** The row whose half the pointer is in. */
  const rowAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const below = rows.findIndex(({ bottom }) => y < bottom)
    return below < 0 ? rows.length - 1 : below
  }

  const onKey = (item: Item, event: KeyboardEvent) => {
    const at = items.indexOf(item)
    const goal: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: items.length - 1,
    }
    const isTaken = taken?.item === item
    const to = goal[event.key]
    if (event.key === ' ' || event.key === 'Enter') (isTaken ? put : take)(item)
    else if (isTaken && event.key === 'Escape') putBack()
    else if (isTaken && to !== undefined) move(item, to)
    else {
      // Whoever goes on has put it down.
      if (isTaken && event.key === 'Tab') put(item)
      return
    }
    // The dialog around it would close with Escape, and scroll with the arrows.
    event.preventDefault()
    event.stopPropagation()
  }

  // A row that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    if (!taken) return
    const row = list.current?.children[items.indexOf(taken.item)]
    row?.querySelector('button')?.focus()
  }, [items, taken])

  return {
    spoken,
    taken: taken?.item,
    handle: (item: Item) => ({
      onKeyDown: (event: KeyboardEvent) => onKey(item, event),
      onPointerDown: (event: PointerEvent) => {
        // By the list, which stays where it is: a row that moves loses the pointer.
        list.current?.setPointerCapture(event.pointerId)
        take(item)
      },
    }),
    list: {
      ref: list,
      onPointerMove: ({ buttons, clientY }: PointerEvent) => {
        if (taken && buttons > 0) move(taken.item, rowAt(clientY))
      },
      onPointerUp: () => taken && put(taken.item),
      onPointerCancel: putBack,
    },
  }
}
