import { useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { cardsIn, layOut } from './lay-out.ts'
import css from './masonry.css?inline'
import { useStretch } from './use-stretch.ts'

export type MasonryProps<Item> = {
  /** Names the list. */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  /** Width by height of its picture: the place is kept before the picture is here. */
  ratio: (item: Item) => number
  /** Fills its card: the picture in its ratio, then `foot` px for what is written below. */
  card: (item: Item) => ReactNode
  /** In px. @default 64 */
  foot?: number | undefined
  /** How many columns a width has. */
  columns?: ((width: number) => number) | undefined
}

const gap = 16
const most = 60
const usualColumns = (width: number) => (width < 640 ? 2 : width < 960 ? 3 : 4)

/** Pictures of many shapes in columns. Nothing moves when they load, and only the cards near the window are in the page. Renders a `<ul>`. */
export function Masonry<Item>(props: MasonryProps<Item>) {
  const { label, items, itemKey, ratio, card, foot = 64, columns = usualColumns } = props
  const styles = useLazyStyles(css)
  const list = useRef<HTMLUListElement>(null)
  const stretch = useStretch(list)
  // The card with the focus stays, wherever the page is scrolled to.
  const [focusedCard, setFocusedCard] = useState<number>()
  const width = stretch?.width ?? 0
  const { boxes, height } = useMemo(() => {
    const heightOf = (at: number, column: number) => {
      const item = items[at]
      return item === undefined ? 0 : column / ratio(item) + foot
    }
    return layOut(width > 0 ? items.length : 0, heightOf, { width, columns: columns(width), gap })
  }, [items, ratio, foot, columns, width])

  const near = stretch ? cardsIn(boxes, stretch.from, stretch.to, most) : []
  const shown =
    focusedCard === undefined || focusedCard >= boxes.length || near.includes(focusedCard)
      ? near
      : [...near.slice(0, most - 1), focusedCard].sort((a, b) => a - b)
  const noteFocus = (event: FocusEvent) => {
    const element = event.target.closest<HTMLElement>('[aria-posinset]')
    setFocusedCard(element ? Number(element.getAttribute('aria-posinset')) - 1 : undefined)
  }
  return (
    <div ref={styles} className="masonry-frame" onFocus={noteFocus} onBlur={() => setFocusedCard(undefined)}>
      <ul ref={list} className="masonry" aria-label={label} style={{ blockSize: height }}>
        {shown.map((at) => {
          const item = items[at]
          const box = boxes[at]
          return (
            item !== undefined &&
            box && (
              <li
                key={itemKey(item)}
                className="masonry-card"
                aria-posinset={at + 1}
                aria-setsize={items.length}
                style={{
                  insetInlineStart: box.left,
                  insetBlockStart: box.top,
                  inlineSize: box.width,
                  blockSize: box.height,
                }}
              >
                {card(item)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
