import { codeDigits } from '@mango/contract/live-class'

/** `count` columns, filled from the top, one after the other. */
export function inColumns<Item>(items: readonly Item[], count: number): Item[][] {
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** The last digits of a student code: two within one class, four where several are shown together. */
export const shortCode = (code: string, severalClasses: boolean): string =>
  code.slice(-(severalClasses ? codeDigits.allClasses : codeDigits.oneClass))
