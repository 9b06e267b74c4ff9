import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { person, workplaceCode } from '../../database/schema.ts'
import { randomToken, sha256 } from '../../secrets.ts'
import type { Workplace } from '../../services.ts'

const codeMinutes = 5

/** A code that stands for a person, good once and for five minutes. */
export async function issueCode(db: Database, personId: number, now: Date): Promise<string> {
  const code = randomToken(16)
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  await db.insert(workplaceCode).values({ codeHash: await sha256(code), personId, expiresAt })
  return code
}

/** Stands in for the workplace messaging app. */
export const demoWorkplace = (db: Database): Workplace => ({
  async mobileOf(code, now) {
    const [used] = await db
      .delete(workplaceCode)
      .where(and(eq(workplaceCode.codeHash, await sha256(code)), gt(workplaceCode.expiresAt, now)))
      .returning({ personId: workplaceCode.personId })
    if (!used) return undefined
    const [found] = await db.select({ mobile: person.mobile }).from(person).where(eq(person.id, used.personId))
    return found?.mobile
  },
})
