/** A name may be this long, where a Chinese character or punctuation mark counts 2 and any other character 1. */
export const courseNameUnits = 30
export const studentSearchDelay = 500

const isWide = (character: string) =>
  /[\p{Script=Han}\u2014\u2018\u2019\u201C\u201D\u2026\u3000-\u303F\uFF00-\uFFEF]/u.test(character)

/** What fits of a course's name. */
export function cutCourseName(name: string): string {
  let units = 0
  let cut = ''
  for (const character of name) {
    units += isWide(character) ? 2 : 1
    if (units > courseNameUnits) break
    cut += character
  }
  return cut
}

/** The colour cards, 3 rows of 4; the first is the default. The documents leave the colours open: decided here. */
export const courseColors = [
  '#2f9e5b',
  '#3b82c4',
  '#e0912f',
  '#c4553b',
  '#7c5cbf',
  '#2f9e9e',
  '#b8963b',
  '#c4568f',
  '#5c7cbf',
  '#7a9e2f',
  '#8a6a4f',
  '#5f6b7a',
] as const
