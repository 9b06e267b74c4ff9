import { isSeatToken, seatOf, type Seat } from '../areas/answer-pad/seats.ts'
import { sessionOf, type Session } from '../session/sessions.ts'
import type { Database } from '../database/database.ts'

/** Whoever opened a socket: a teacher by the session's token, or a student's phone by its seat. */
export type Identity =
  | { readonly kind: 'teacher'; readonly token: string; readonly session: Session }
  | { readonly kind: 'seat'; readonly token: string; readonly seat: Seat }

/** @throws Refusal for a token that is good for nothing (any more) */
export async function identityOf(db: Database, token: string, now: Date): Promise<Identity> {
  if (isSeatToken(token)) return { kind: 'seat', token, seat: await seatOf(db, token) }
  const session = await sessionOf(db, token, now)
  return { kind: 'teacher', token, session }
}
