import { conversions, type Conversion } from '@mango/contract/media'
import { and, gt, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { conversion, convertingServer } from '../../database/schema.ts'
import type { Services } from '../../services.ts'

type Converter = Services['converter']
export type Abilities = ReadonlySet<Conversion>

/** How long a server is believed to be there after it said so. */
const lifeMilliseconds = 90_000
/** How long a job waits for a server that could do it: it may only be starting anew. */
const patienceMilliseconds = 5 * 60_000

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** What this server has the programs for. */
export const ownAbilities = (converter: Converter): Conversion[] =>
  conversions.filter((kind) => converter?.can(kind) === true)

/** What this server, or another one that is there, has the programs for. */
export async function abilities(db: Database, converter: Converter, now: Date): Promise<Abilities> {
  const own = ownAbilities(converter)
  if (own.length === conversions.length) return new Set(own)
  const servers = await db
    .select({ kinds: convertingServer.kinds })
    .from(convertingServer)
    .where(gt(convertingServer.heldUntil, now))
  return new Set([...own, ...servers.flatMap(({ kinds }) => kinds)])
}

/** A server is there, and takes jobs of these kinds. */
export async function sayAlive(db: Database, name: string, kinds: Conversion[], now: Date): Promise<void> {
  const heldUntil = later(now, lifeMilliseconds)
  await db
    .insert(convertingServer)
    .values({ name, kinds, heldUntil })
    .onConflictDoUpdate({ target: convertingServer.name, set: { kinds, heldUntil } })
}

/** Takes back what nobody has the programs for any more: its files are shown as if they had come without them. */
export async function forgetUndoable({ db, converter }: Pick<Services, 'db' | 'converter'>, now: Date): Promise<void> {
  await db.delete(convertingServer).where(lt(convertingServer.heldUntil, now))
  await db
    .delete(conversion)
    .where(
      and(
        inArray(conversion.state, ['waiting', 'running']),
        notInArray(conversion.kind, [...(await abilities(db, converter, now))]),
        lt(conversion.askedAt, later(now, -patienceMilliseconds)),
        or(isNull(conversion.heldUntil), lt(conversion.heldUntil, now)),
      ),
    )
}
