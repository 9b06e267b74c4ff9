/**
 * Length in characters as people see them, the same in every language: a family of four is one. Counted one by one, because
 * each segment holds the whole text.
 * @param enough where counting may stop: whoever asks whether a text is too long need not know by how much
 */
export function visibleLength(text: string, enough = Infinity): number {
  let length = 0
  for (const _ of new Intl.Segmenter().segment(text)) {
    length += 1
    if (length >= enough) break
  }
  return length
}
