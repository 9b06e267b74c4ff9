interface Part {
  readonly part: string
  readonly marked: boolean
}

/** A text in parts, of which those are marked that a search was for. Case does not matter. */
export function inMarks(text: string, query: string): Part[] {
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ part: text, marked: false }]
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'gi'))
    .map((part, at) => ({ part, marked: at % 2 === 1 }))
    .filter(({ part }) => part !== '')
}
