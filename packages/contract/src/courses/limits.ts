/** A name may be this long, where a Chinese character or punctuation mark counts 2 and any other character 1. */
export const courseNameUnits = 30
export const studentSearchDelay = 500

const isWide = (character: string) =>
  /[\p{Script=Han}\u2014\u2018\u2019\u201C\u201D\u2026\u3000-\u303F\uFF00-\uFFEF]/u.test(character)

const unitsOf = (character: string) => (isWide(character) ? 2 : 1)

/** How much of `courseNameUnits` a name takes. */
export const unitsOfName = (name: string): number => [...name].reduce((sum, character) => sum + unitsOf(character), 0)

/** What fits of a course's name; of what people see as one character, all or nothing. */
export function cutCourseName(name: string): string {
  let units = 0
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    units += unitsOfName(segment)
    if (units > courseNameUnits) break
    cut += segment
  }
  return cut
}

/** The colour cards, 3 rows of 4; the first is the default. The documents leave the colours open: decided here, dark enough for white text. */
export const courseColors = [
  '#0e7457',
  '#14777a',
  '#1f6f8b',
  '#2a67c9',
  '#4a55b5',
  '#7a4bb0',
  '#9a3f86',
  '#b5405a',
  '#b24a2f',
  '#9a5b00',
  '#5f6f1a',
  '#55514a',
] as const
