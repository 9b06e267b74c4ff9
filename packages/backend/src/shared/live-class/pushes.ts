import { pushType, type Push } from '@mango/contract/live-class'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass } from '../../database/schema.ts'

/** Postgres channel on which every process hears every push. */
export const pushChannel = 'live_class'
/** A notification holds at most 8,000 bytes. */
const notificationBytes = 7500
const bytesOf = (text: string) => new TextEncoder().encode(text).length

type Unnumbered<P> = P extends Push ? Omit<P, 'seq' | 'answerClassId' | 'attempt'> : never
export type NewPush = Unnumbered<Push>

/**
 * Numbers pushes and sends them when the transaction commits, and only then. The row lock that the numbering takes
 * keeps the pushes of a class in order across processes.
 */
export async function publish(tx: Database, answerClassId: number, pushes: readonly NewPush[]): Promise<void> {
  if (pushes.length === 0) return
  const [numbered] = await tx
    .update(liveClass)
    .set({ seq: sql`${liveClass.seq} + ${pushes.length}` })
    .where(eq(liveClass.id, answerClassId))
    .returning({ seq: liveClass.seq, attempt: liveClass.attempt })
  if (!numbered) throw new Error(`no live class ${answerClassId}`)
  const first = numbered.seq - pushes.length + 1
  const bodies = pushes.map((push, index) => {
    const place = { seq: first + index, answerClassId, attempt: numbered.attempt }
    const body = JSON.stringify({ ...push, ...place })
    // Of what is too long only the number is told: whoever has not heard it asks how the class stands.
    return bytesOf(body) + 2 > notificationBytes ? JSON.stringify({ type: pushType.tick, ...place }) : body
  })
  for (const batch of batches(bodies)) await tx.execute(sql`select pg_notify(${pushChannel}, ${batch})`)
}

/** Joins bodies to JSON arrays that fit into a notification. */
function batches(bodies: readonly string[]): string[] {
  const found: string[] = []
  let current = ''
  for (const body of bodies) {
    if (current && bytesOf(current) + bytesOf(body) + 3 > notificationBytes) {
      found.push(`[${current}]`)
      current = ''
    }
    current += current ? `,${body}` : body
  }
  return [...found, `[${current}]`]
}
