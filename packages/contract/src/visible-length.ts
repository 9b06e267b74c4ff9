/**
 * Length in characters as people see them, the same in every language: a family of four is one. Counted one by one, because
 * each segment holds the whole text.
 * @param enough where counting may stop
 */
export function visibleLength(text: string, enough = Infinity): number {
  let length = 0
  for (const _ of new Intl.Segmenter().segment(text)) {
    length += 1
    if (length >= enough) break
  }
  return length
}

/** How many UTF-16 units are stored of what has `max` characters: one that one sees may be made of many, but not of any number. */
export const mostUnits = (max: number) => 32 * max

/** Whether a text has no more characters than that. Counting what is seen takes long: what is short anyhow, or far too long, needs none. */
export const hasAtMost = (max: number, text: string): boolean =>
  text.length <= max || (text.length <= mostUnits(max) && visibleLength(text, max + 1) <= max)
