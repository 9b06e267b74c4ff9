import { codeDigits } from './limits.ts'

/** The last digits of a student code: two within one class, four where several are shown together. */
export const shortCode = (code: string, severalClasses: boolean): string =>
  code.slice(-(severalClasses ? codeDigits.allClasses : codeDigits.oneClass))

/** Those who share a name carry their code behind it, wherever they are named. */
export function toldApart<Student extends { readonly code: string; readonly name: string }>(
  students: readonly Student[],
  severalClasses: boolean,
): Student[] {
  const times = new Map<string, number>()
  for (const { name } of students) times.set(name, (times.get(name) ?? 0) + 1)
  return students.map((student) =>
    times.get(student.name) === 1
      ? student
      : { ...student, name: `${student.name}（${shortCode(student.code, severalClasses)}）` },
  )
}

/** What a student is called among these. */
export const nameAmong =
  (students: readonly { readonly id: number; readonly name: string }[]) =>
  (studentId: number): string =>
    students.find(({ id }) => id === studentId)?.name ?? '—'
