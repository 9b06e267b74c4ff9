import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { handedLogin } from '../../database/schema.ts'
import { countOrRefuse } from '../../rates/rates.ts'
import { Refusal, text } from '../../refusal.ts'
import { sha256 } from '../../secrets.ts'

/** How long a QR code waits for its phone: a little longer than it is shown. */
const waitSeconds = 180
/** QR codes shown at one address. */
const perAddress = { times: 300, seconds: 600 }

/** The code that a phone handed over to this state, once. The first question makes it known that somebody waits. */
export async function takeHandedLogin(db: Database, state: string, address: string, now: Date): Promise<string | null> {
  const stateHash = await sha256(state)
  const [taken] = await db
    .update(handedLogin)
    .set({ takenAt: now })
    .where(
      and(
        eq(handedLogin.stateHash, stateHash),
        isNotNull(handedLogin.code),
        isNull(handedLogin.takenAt),
        gt(handedLogin.expiresAt, now),
      ),
    )
    .returning({ code: handedLogin.code })
  if (taken) return taken.code
  if ((await db.$count(handedLogin, eq(handedLogin.stateHash, stateHash))) > 0) return null
  // Before it waits: what is one too many is refused however often it asks.
  await countOrRefuse(db, `qr-login:${address}`, perAddress, now)
  const expiresAt = new Date(now.getTime() + waitSeconds * 1000)
  await db.insert(handedLogin).values({ stateHash, expiresAt }).onConflictDoNothing()
  return null
}

/**
 * Gives a code to whoever waits with this state: the first one that comes. The same code may be given again, to hear
 * whether it was taken.
 */
export async function handLoginOver(db: Database, state: string, code: string, now: Date): Promise<boolean> {
  const [given] = await db
    .update(handedLogin)
    .set({ code })
    .where(
      and(
        eq(handedLogin.stateHash, await sha256(state)),
        or(isNull(handedLogin.code), eq(handedLogin.code, code)),
        gt(handedLogin.expiresAt, now),
      ),
    )
    .returning({ takenAt: handedLogin.takenAt })
  if (!given) throw new Refusal(text.qrLoginVoid)
  return given.takenAt !== null
}
