const isWide = /[\u2e80-\uffef（）“”’—]/

/** About how wide a text stands in a size. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (isWide.test(sign) ? size : size * 0.56), 0)

/** What stays together: a Latin word, room to fill in, a sign with the marks that open before it and close behind it. */
const pieces = /(?:（(?!　)|[《“‘【])*(?:[（(]　　[)）]|[\w’.,?!;“”"-]+\s?|.)[，。、；：！？）》”’】…]*/gsu

/** Breaks a text into lines. */
export function wrapped(text: string, width: number, size: number): string[] {
  const lines = ['']
  for (const piece of text.match(pieces) ?? []) {
    const line = `${lines.at(-1)}${piece}`
    if (widthOf(line, size) > width && lines.at(-1) !== '') lines.push(piece.trimStart())
    else lines[lines.length - 1] = line
  }
  return lines
}
