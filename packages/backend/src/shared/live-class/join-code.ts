import { joinCodeLength, joinCodeSigns } from '@mango/contract/live-class'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass } from '../../database/schema.ts'

/** A code of 148 million: with a limit of tries per address nobody comes upon a class by guessing. */
export function newJoinCode(): string {
  const signs: string[] = []
  // Bytes from the largest multiple of the number of signs on would make the first ones likelier.
  const bound = 256 - (256 % joinCodeSigns.length)
  while (signs.length < joinCodeLength)
    for (const byte of crypto.getRandomValues(new Uint8Array(joinCodeLength)))
      if (byte < bound && signs.length < joinCodeLength) signs.push(joinCodeSigns.charAt(byte % joinCodeSigns.length))
  return signs.join('')
}

/** The class of a code, as somebody typed it; undefined where there is none. */
export async function classOfJoinCode(db: Database, typed: string) {
  const code = typed.trim().toUpperCase()
  const [found] = await db.select().from(liveClass).where(eq(liveClass.joinCode, code))
  return found
}
