/** Up to how many letters words are set large, and up to how many still in the middle size. */
const bounds = { question: [60, 150], options: [16, 40] } as const

/** How large words are set, so that a long question and all its options stand on one sheet. */
export function sizeOf(kind: keyof typeof bounds, words: readonly string[]): 'large' | 'middle' | 'small' {
  const longest = Math.max(0, ...words.map((some) => [...some].length))
  const [large, middle] = bounds[kind]
  return longest <= large ? 'large' : longest <= middle ? 'middle' : 'small'
}

/** In how many columns options stand: three where five or six are short. */
export const columnsOf = (options: readonly string[]): 2 | 3 =>
  options.length > 4 && options.every((option) => [...option].length <= 8) ? 3 : 2
