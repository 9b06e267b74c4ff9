const isWide = /[\u2e80-\uffef（）“”’—]/

/** About how wide a text stands in a size. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (isWide.test(sign) ? size : size * 0.56), 0)

/** Breaks a text into lines; Latin words stay whole. */
export function wrapped(text: string, width: number, size: number): string[] {
  const lines = ['']
  for (const piece of text.match(/[（(]　　[)）]|[\w’.,?!;“”"-]+\s?|./gsu) ?? []) {
    const line = `${lines.at(-1)}${piece}`
    if (widthOf(line, size) > width && lines.at(-1) !== '') lines.push(piece.trimStart())
    else lines[lines.length - 1] = line
  }
  return lines
}
