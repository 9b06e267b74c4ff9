/** A found place: the characters from `from` to `to` of a page's runs, one after the other. */
export type Found = { page: number; from: number; to: number }

// Some writers of PDFs put radicals (⽤) where words have characters (用), or full-width letters: all count as the same.
const alike = (text: string) =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFKC').toLowerCase()
    return plain.length === letter.length ? plain : letter
  }).join('')

/** Every place of a word on a page; spaces count for nothing, since a PDF sets them as it likes. */
export function findText(texts: readonly string[], word: string, page: number): Found[] {
  const wanted = alike(word).replaceAll(/\s+/g, '')
  if (wanted === '') return []
  const whole = alike(texts.join(''))
  const places: number[] = []
  let packed = ''
  for (let index = 0; index < whole.length; index++) {
    const letter = whole.charAt(index)
    if (/\s/.test(letter)) continue
    places.push(index)
    packed += letter
  }
  const found: Found[] = []
  for (let at = packed.indexOf(wanted); at >= 0; at = packed.indexOf(wanted, at + wanted.length)) {
    const [from, last] = [places[at], places[at + wanted.length - 1]]
    if (from !== undefined && last !== undefined) found.push({ page, from, to: last + 1 })
  }
  return found
}

export type MarkedPiece = { text: string; mark: 'none' | 'found' | 'current' }

/** A run cut into what was found and what was not. `start` is where the run begins on its page. */
export function markRun(
  text: string,
  start: number,
  found: readonly Found[],
  current: Found | undefined,
): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let done = 0
  for (const place of found) {
    const from = Math.max(done, place.from - start)
    const to = Math.min(text.length, place.to - start)
    if (to <= from) continue
    if (from > done) pieces.push({ text: text.slice(done, from), mark: 'none' })
    pieces.push({ text: text.slice(from, to), mark: place === current ? 'current' : 'found' })
    done = to
  }
  if (done < text.length) pieces.push({ text: text.slice(done), mark: 'none' })
  return pieces
}
