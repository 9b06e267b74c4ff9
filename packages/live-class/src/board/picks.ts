import type { Client } from '@mango/client'
import { pickStudent } from '@mango/contract/live-class'
import { createStore } from 'zustand/vanilla'

/** 点名: whom it has picked. */
export function createPicks(client: Client, roomId: number) {
  /** Until that is closed. */
  const called = createStore<{ studentId: number | undefined }>(() => ({ studentId: undefined }))
  let last: number | null = null
  let newest = 0
  /** A pick is told twice where it was pressed, by answer and push in either order: one that was closed stays closed. */
  const hear = (studentId: number, seq: number) => {
    if (seq <= newest) return
    newest = seq
    last = studentId
    called.setState({ studentId })
  }
  return {
    called,
    hear,
    /** Whom the class has picked last, as the server knows it. */
    meet(lastPicked: number | null) {
      last = lastPicked
    },
    /** One of those who are there, by chance; whom somebody else has picked at the same moment is the one. */
    async pick(): Promise<void> {
      const { data } = await client.send(pickStudent, { body: { roomId, lastPicked: last } })
      hear(data.studentId, data.seq)
    },
  }
}
