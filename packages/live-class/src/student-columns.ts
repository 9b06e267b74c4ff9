import { codeDigits } from '@mango/contract/live-class'
import type { Student } from '@mango/contract/students'

/** `count` columns, filled from the top, one after the other. */
export function inColumns<Item>(items: readonly Item[], count: number): Item[][] {
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** The last digits of a student code: two within one class, four where several are shown together. */
export const shortCode = (code: string, severalClasses: boolean): string =>
  code.slice(-(severalClasses ? codeDigits.allClasses : codeDigits.oneClass))

/** Those who share a name carry their code behind it, wherever they are named. */
export function toldApart(students: readonly Student[], severalClasses: boolean): Student[] {
  const times = new Map<string, number>()
  for (const { name } of students) times.set(name, (times.get(name) ?? 0) + 1)
  return students.map((student) =>
    times.get(student.name) === 1
      ? student
      : { ...student, name: `${student.name}（${shortCode(student.code, severalClasses)}）` },
  )
}
