import type { Student } from '@mango/contract/students'
import { createStore } from 'zustand/vanilla'
import type { BoardState } from './board-model.ts'
import type { ClassGround } from './live-class.query.ts'

/** Who is picked by chance: everybody who is there once, before anybody twice. */
export function createClassPicks({ students, way }: ClassGround, board: () => BoardState) {
  /** Whom the teacher's phone has picked, until the board has shown it. */
  const called = createStore<{ student: Student | undefined }>(() => ({ student: undefined }))
  /** Whose turn it was already. */
  const picked = new Set<number>()

  function here(): Student[] {
    const { connected, pairs, ranking } = board()
    const answered = new Set(ranking.map(({ studentId }) => studentId))
    // A device says nothing of a class that answers by phone: most students keep one for good.
    const hasDevice = ({ id, machineCode }: Student) => way !== 'phone' && (pairs.has(id) || machineCode)
    return students.filter((student) => connected.has(student.id) || answered.has(student.id) || hasDevice(student))
  }

  return {
    called,
    /** The phone has picked somebody. */
    call(studentId: number): void {
      picked.add(studentId)
      called.setState({ student: students.find(({ id }) => id === studentId) })
    },
    pick(): Student | undefined {
      const all = here()
      if (all.every(({ id }) => picked.has(id))) picked.clear()
      const waiting = all.filter(({ id }) => !picked.has(id))
      const one = waiting[Math.floor(Math.random() * waiting.length)]
      if (one) picked.add(one.id)
      return one
    },
  }
}
