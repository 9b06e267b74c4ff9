import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { nextItem } from '../menu/menu-items.ts'
import type { CascaderProps } from './cascader.tsx'

type CascaderColumnsProps<Node> = Omit<CascaderProps<Node>, 'placeholder' | 'disabled'>

export function CascaderColumns<Node>(props: CascaderColumnsProps<Node>) {
  const { label, nodes, nodeKey, nodeLabel, childrenOf, path, onChange, anyLevel } = props
  // The branches that are open: a column each, besides the first.
  const [opened, setOpened] = useState<readonly Node[]>(() => path.filter((node) => canOpen(childrenOf(node))))
  const frame = useRef<HTMLDivElement>(null)

  const last = opened.at(-1)
  const keyOf = (node: Node | undefined) => (node === undefined ? undefined : nodeKey(node))
  const columns = [nodes, ...opened.map((node) => childrenOf(node) ?? [])]
  const focusIn = (column: number, node?: Node) => {
    // The column may still have to be drawn.
    requestAnimationFrame(() => {
      const items = [...(frame.current?.children[column]?.querySelectorAll<HTMLElement>('.cascader-item') ?? [])]
      const wanted = node !== undefined && items.find((item) => item.dataset['key'] === String(nodeKey(node)))
      const first = wanted || (items.find((item) => item.matches('[aria-current]')) ?? items[0])
      first?.focus({ preventScroll: true })
      // The newest column may lie beyond the edge.
      frame.current?.scrollTo({ left: frame.current.scrollWidth })
    })
  }
  const press = (node: Node, column: number) => {
    const above = opened.slice(0, column)
    if (canOpen(childrenOf(node))) {
      setOpened([...above, node])
      focusIn(column + 1)
    } else onChange([...above, node])
  }
  const back = (column: number) => {
    setOpened(opened.slice(0, column - 1))
    focusIn(column - 1, opened[column - 1])
  }
  const pressKey = (event: KeyboardEvent<HTMLElement>, column: number) => {
    const list = event.currentTarget.closest('.cascader-column')
    const all = [...(list?.querySelectorAll<HTMLElement>('.cascader-item') ?? [])]
    const at = all.findIndex((item) => item.matches(':focus'))
    const to = nextItem(event.key, at, all.length)
    if (to !== undefined) all[to]?.focus()
    else if (event.key === 'ArrowLeft' && column > 0) back(column)
    else if (event.key === 'ArrowRight' && all[at]?.matches('[aria-expanded]')) all[at].click()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {last !== undefined && (
        <div className="cascader-head">
          <Button size="s" variant="text" icon="chevron-left" onClick={() => back(opened.length)}>
            {nodeLabel(last)}
          </Button>
        </div>
      )}
      <div ref={frame} className="cascader-columns">
        {columns.map((list, column) => {
          const above = opened[column - 1]
          const isLast = column === opened.length
          const chosen = path.length === column + 1 ? path[column] : undefined
          const marked = opened[column] ?? chosen
          // One stop for Tab in each column: what is open or chosen in it, else the first.
          const stop = Math.max(
            0,
            list.findIndex((node) => nodeKey(node) === keyOf(marked)),
          )
          return (
            <div
              key={above === undefined ? 'top' : nodeKey(above)}
              className="cascader-column"
              role="group"
              aria-label={above === undefined ? label : nodeLabel(above)}
            >
              {list.map((node, at) => {
                const key = nodeKey(node)
                const opens = canOpen(childrenOf(node))
                const isOpen = keyOf(opened[column]) === key
                const isChosen = keyOf(chosen) === key
                return (
                  <button
                    key={key}
                    type="button"
                    className="cascader-item"
                    data-key={key}
                    aria-expanded={opens ? isOpen : undefined}
                    aria-current={isChosen || undefined}
                    tabIndex={at === stop ? 0 : -1}
                    data-autofocus={(isLast && at === stop) || undefined}
                    title={nodeLabel(node)}
                    onClick={() => press(node, column)}
                    onKeyDown={(event) => pressKey(event, column)}
                  >
                    <span className="cascader-item-text">{nodeLabel(node)}</span>
                    {opens ? <Icon name="chevron-right" /> : isChosen && <Icon name="check" />}
                  </button>
                )
              })}
            </div>
          )
        })}
      </div>
      {anyLevel && last !== undefined && (
        <div className="cascader-foot">
          <Button size="s" variant="primary" onClick={() => onChange(opened)}>
            选择“{nodeLabel(last)}”
          </Button>
        </div>
      )}
    </>
  )
}

const canOpen = (below: readonly unknown[] | undefined): boolean => below !== undefined && below.length > 0
