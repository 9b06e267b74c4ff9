import { eq } from 'drizzle-orm'
import type { Database } from './database/database.ts'
import { secret } from './database/schema.ts'
import { randomToken } from './secrets.ts'

/** Key material of this installation, made at its first start; processes on one database share it. */
export async function serverSecret(db: Database): Promise<string> {
  await db.insert(secret).values({ name: 'server', value: randomToken() }).onConflictDoNothing()
  const [row] = await db.select().from(secret).where(eq(secret.name, 'server'))
  if (!row) throw new Error('the server secret was not kept')
  return row.value
}
