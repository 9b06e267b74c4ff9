import { asc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sentMessage } from '../database/schema.ts'
import type { Messenger } from '../services.ts'

/** Stands in for an SMS provider: what is sent can be read on the demo console. */
export const outboxMessenger = (db: Database): Messenger => ({
  async send(to, code, at) {
    await db.insert(sentMessage).values({ to, code, at })
  },
})

/** What was sent, newest last. */
export async function outbox(db: Database): Promise<{ to: string; code: string; at: string }[]> {
  const sent = await db.select().from(sentMessage).orderBy(asc(sentMessage.id))
  return sent.map(({ to, code, at }) => ({ to, code, at: at.toISOString() }))
}
