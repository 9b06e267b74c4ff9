import { toldApart, type LiveSnapshot } from '@mango/contract/live-class'
import type { Student } from '@mango/contract/students'
import { createStore } from 'zustand/vanilla'
import type { ClassGround } from './live-class.query.ts'

/** Who is in the class: begins with its pupils as it was opened, and learns who comes from another class meanwhile. */
export function createClassStudents({ students, severalClasses }: Pick<ClassGround, 'students' | 'severalClasses'>) {
  let all = students
  /** Told apart. */
  const store = createStore<readonly Student[]>(() => toldApart(all, severalClasses))
  const named = new Set(all.map(({ id }) => id))
  return {
    store,
    /** Somebody is named: whether that is the first time, and nobody here knows them. The server is asked once for each. */
    hearsFirstOf(studentId: number): boolean {
      const before = named.size
      return named.add(studentId).size > before
    },
    /** Who was here stays: whoever has moved to another class has taken part. */
    meet(people: LiveSnapshot['students']): void {
      const known = new Set(all.map(({ id }) => id))
      const others = people.filter(({ id }) => !known.has(id))
      if (others.length === 0) return
      for (const { id } of others) named.add(id)
      all = [...all, ...others].sort((one, two) => one.code.localeCompare(two.code))
      store.setState(toldApart(all, severalClasses), true)
    },
  }
}
