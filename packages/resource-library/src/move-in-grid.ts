import type { KeyboardEvent } from 'react'

/** Arrows go from file to file in their direction; Tab leaves the list by its buttons as usual. */
export function moveInGrid(event: KeyboardEvent<HTMLInputElement>) {
  const list = event.currentTarget.closest('ul')
  if (!list) return
  const cards = [...list.children].filter((card) => card instanceof HTMLElement)
  const perRow = cards.filter(({ offsetTop }) => offsetTop === cards[0]?.offsetTop).length
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  boxes[boxes.indexOf(event.currentTarget) + step]?.focus()
}
