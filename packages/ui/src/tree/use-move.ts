import { useState, type DragEvent, type MouseEvent } from 'react'
import { isBelow, type NodeRow, type Row } from './rows.ts'

interface Moving<Node> {
  rows: readonly Row<Node>[]
  /** Which row it is about; -1 for none. */
  rowAt: (event: MouseEvent) => number
  nodeLabel: (node: Node) => string
  isOff: (row: Row<Node>) => boolean
  /** Can't be moved. */
  stays: (row: Row<Node>) => boolean
  onMove: ((node: Node, into: Node) => void) | undefined
}

/** Moves a node below another one: by dragging, or by taking it up and putting it down. */
export function useMove<Node>({ rows, rowAt, nodeLabel, isOff, stays, onMove }: Moving<Node>) {
  const [taken, setTaken] = useState<NodeRow<Node>>()
  /** What a screen reader says of it. */
  const [spoken, setSpoken] = useState('')
  /** The key of the row that it would come below. */
  const [over, setOver] = useState<Row<Node>['key']>()

  const take = (row: Row<Node> | undefined) => {
    if (!onMove || row?.kind !== 'node' || stays(row)) return
    setTaken(row)
    setSpoken(`已拿起 ${nodeLabel(row.node)}，到目标处按 Ctrl V 放下，按 Esc 取消`)
  }
  const canPut = (row: Row<Node> | undefined): boolean => {
    if (!taken || row?.kind !== 'node' || isOff(row)) return false
    const from = rows.findIndex(({ key }) => key === taken.key)
    return !isBelow(rows, rows.indexOf(row), from) && rows[from]?.parent !== rows.indexOf(row)
  }
  const put = (row: Row<Node> | undefined) => {
    if (!taken || row?.kind !== 'node') return
    if (canPut(row)) {
      setSpoken(`已把 ${nodeLabel(taken.node)} 移到 ${nodeLabel(row.node)} 下`)
      setTaken(undefined)
      onMove?.(taken.node, row.node)
    } else setSpoken(`不能移到 ${nodeLabel(row.node)} 下`)
  }
  const letGo = () => {
    setTaken(undefined)
    setSpoken('已取消移动')
  }
  const dragging = onMove && {
    onDragStart: (event: DragEvent) => {
      const row = rows[rowAt(event)]
      // An iPad drags nothing that carries nothing.
      if (row?.kind === 'node') event.dataTransfer.setData('text/plain', nodeLabel(row.node))
      take(row)
    },
    onDragOver: (event: DragEvent) => {
      const row = rows[rowAt(event)]
      const fits = canPut(row)
      if (fits) event.preventDefault()
      setOver(fits ? row?.key : undefined)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      put(rows[rowAt(event)])
    },
    onDragEnd: () => {
      setOver(undefined)
      setTaken(undefined)
    },
  }
  return { taken, over, spoken, take, put, letGo, dragging }
}
