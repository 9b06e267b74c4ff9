export type Box = { left: number; top: number; width: number; height: number }

export type Measures = { width: number; columns: number; gap: number }

/**
 * Every card into the column that is shortest so far. The tops never fall, and of two on one line the left comes first: the order
 * of the cards is the order they are read in.
 */
export function layOut(
  count: number,
  heightOf: (card: number, width: number) => number,
  { width, columns, gap }: Measures,
): { boxes: Box[]; height: number } {
  const column = (width - gap * (columns - 1)) / columns
  const ends: number[] = Array.from({ length: columns }, () => 0)
  const boxes: Box[] = []
  for (let card = 0; card < count; card++) {
    const top = Math.min(...ends)
    const at = ends.indexOf(top)
    const height = heightOf(card, column)
    boxes.push({ left: at * (column + gap), top, width: column, height })
    ends[at] = top + height + gap
  }
  return { boxes, height: Math.max(0, Math.max(...ends) - gap) }
}

/** The cards that touch a stretch of the page, no more than `most`. */
export function cardsIn(boxes: readonly Box[], from: number, to: number, most: number): number[] {
  const inside: number[] = []
  for (const [card, box] of boxes.entries()) {
    if (box.top > to || inside.length === most) break
    if (box.top + box.height >= from) inside.push(card)
  }
  return inside
}
