import { searchedName } from './words.ts'

const firstCharacter = 0x4e00
const lastCharacter = 0x9fff
let places: ReadonlyMap<string, number> | undefined

/** Where each Chinese character stands among all, in the order of its sound. Worked out once: the database knows no such order. */
function placesBySound(): ReadonlyMap<string, number> {
  const characters = Array.from({ length: lastCharacter - firstCharacter + 1 }, (_, index) =>
    String.fromCodePoint(firstCharacter + index),
  )
  const { compare } = new Intl.Collator('zh-CN-u-co-pinyin')
  return new Map(characters.toSorted(compare).map((character, place) => [character, place]))
}

/** What puts a name in its place when compared character by character: by sound, and 第 2 课 before 第 10 课. */
export function sortNameOf(name: string): string {
  const bySound = (places ??= placesBySound())
  return searchedName(name)
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(12, '0'))
    .replace(/[\u4e00-\u9fff]/g, (character) => String.fromCodePoint(firstCharacter + (bySound.get(character) ?? 0)))
}
