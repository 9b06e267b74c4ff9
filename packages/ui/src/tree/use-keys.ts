import { useRef, type KeyboardEvent } from 'react'
import { isComposing } from '../composing/index.ts'
import { typedItem } from '../menu/menu-items.ts'
import { nextRow, type NodeRow, type Row } from './rows.ts'

interface Keys<Node> {
  rows: readonly Row<Node>[]
  /** The place of the row that the keys are about. */
  active: number
  /** How many rows are in sight. */
  page: () => number
  nodeLabel: (node: Node) => string
  onActivate: (at: number) => void
  onToggle: (row: NodeRow<Node>, open: boolean) => void
  onOpenSiblings: (row: NodeRow<Node>) => void
  onChoose: (row: Row<Node>) => void
  // The keys of what is left out are left to the page.
  onMenu: ((row: Row<Node>) => void) | undefined
  onRename: ((row: Row<Node>) => void) | undefined
  onTake: ((row: Row<Node>) => void) | undefined
  onPut: ((row: Row<Node>) => void) | undefined
  onLetGo: (() => void) | undefined
}

const typingPause = 600

/** The keys of a tree, as the ARIA pattern has them, and F2, the menu key, Ctrl X and Ctrl V. */
export function useKeys<Node>({ rows, active, page, nodeLabel, onActivate, onToggle, ...on }: Keys<Node>) {
  const typed = useRef({ word: '', at: 0 })

  const type = (key: string, time: number) => {
    const word = time - typed.current.at < typingPause ? typed.current.word + key : key
    typed.current = { word, at: time }
    const labels = rows.map((row) => (row.kind === 'node' ? nodeLabel(row.node) : ''))
    return typedItem(word, active, labels)
  }
  /** What a key does; false when it does nothing here. */
  const act = ({ key, shiftKey, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent): boolean => {
    const row = rows[active]
    if (!row) return false
    const does = (action: ((row: Row<Node>) => void) | undefined) => {
      action?.(row)
      return action !== undefined
    }
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return does(on.onMenu)
    if (ctrlKey || metaKey) {
      if (key === 'x') return does(on.onTake)
      return key === 'v' && does(on.onPut)
    }
    if (altKey) return false
    if (key === 'Escape') return does(on.onLetGo)
    if (key === 'F2') return does(on.onRename)
    if (key === 'Enter' || key === ' ') return does(on.onChoose)
    if (row.kind === 'node') {
      const turns = (key === 'ArrowRight' && row.open === false) || (key === 'ArrowLeft' && row.open === true)
      if (turns) onToggle(row, !row.open)
      else if (key === '*') on.onOpenSiblings(row)
      if (turns || key === '*') return true
    }
    const to = key.length === 1 ? type(key, timeStamp) : nextRow(key, active, rows, page())
    if (to !== undefined) onActivate(to)
    return to !== undefined || ['ArrowUp', 'ArrowDown'].includes(key)
  }
  return (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || !act(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
