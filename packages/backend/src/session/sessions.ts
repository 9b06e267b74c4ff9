import { code } from '@mango/contract'
import { cookieDays } from '@mango/contract/account'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { askedTogether } from '../database/asked-together.ts'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { membership, person, session as sessionTable } from '../database/schema.ts'
import { Refusal, text } from '../refusal.ts'
import { randomToken, sha256 } from '../secrets.ts'

/** Whoever makes a call, in the one school their token is for. */
export interface Session {
  readonly tokenHash: string
  readonly family: string
  readonly personId: number
  readonly schoolId: number
  readonly kind: 'student' | 'teacher'
  readonly nickname: string
  readonly mobile: string
  readonly roles: readonly number[]
  readonly permissions: readonly number[]
  /** The one thing that this token is good for; null for whatever the person may do. */
  readonly scope: string | null
}

interface NewSession {
  personId: number
  schoolId: number
  /** The family of the session it grows from; a login starts a new one. */
  family?: string
  /** The one thing that its token is good for. */
  scope?: string
  /** Seconds until it ends; as long as a login where absent. */
  seconds?: number
}

/** @returns the token, which only its holder knows from now on */
export async function startSession(
  db: Database,
  { personId, schoolId, family, scope, seconds = cookieDays * 86_400 }: NewSession,
  now: Date,
): Promise<string> {
  const token = randomToken()
  await db.insert(sessionTable).values({
    tokenHash: await sha256(token),
    personId,
    schoolId,
    family: family ?? randomToken(16),
    scope: scope ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  })
  return token
}

const byHash = prepared((db, isOne: boolean) =>
  db
    .select({
      tokenHash: sessionTable.tokenHash,
      family: sessionTable.family,
      personId: sessionTable.personId,
      schoolId: sessionTable.schoolId,
      expiresAt: sessionTable.expiresAt,
      endedAt: sessionTable.endedAt,
      endedBy: sessionTable.endedBy,
      scope: sessionTable.scope,
      kind: person.kind,
      nickname: person.nickname,
      mobile: person.mobile,
      roles: membership.roles,
      permissions: membership.permissions,
    })
    .from(sessionTable)
    .innerJoin(person, eq(person.id, sessionTable.personId))
    // Whoever left the school has no session there any more.
    .innerJoin(
      membership,
      and(eq(membership.personId, sessionTable.personId), eq(membership.schoolId, sessionTable.schoolId)),
    )
    .where(
      // Postgres would plan anew for each array: it believes that any of them has ten values.
      isOne
        ? eq(sessionTable.tokenHash, sql.placeholder('tokenHash'))
        : sql`${sessionTable.tokenHash} = any(${sql.placeholder('tokenHashes')})`,
    )
    .prepare('session'),
)

const sessionRow = askedTogether(async (db, tokenHashes) => {
  const [tokenHash] = tokenHashes
  const found = await byHash(db, tokenHashes.length === 1).execute({ tokenHash, tokenHashes })
  return new Map(found.map((row) => [row.tokenHash, row]))
})

/**
 * @param scoped whether a token that is good for one thing only may be held here; the caller checks for which
 * @throws Refusal 50 for an unknown, expired or logged-out token, 60 for one ended by a newer state of the account
 */
export const sessionOf = async (db: Database, token: string, now: Date, scoped = false): Promise<Session> =>
  sessionByHash(db, await sha256(token), now, scoped)

/** The session of a token that is not here. @throws as `sessionOf` */
async function sessionByHash(db: Database, tokenHash: string, now: Date, scoped = false): Promise<Session> {
  const found = await sessionRow(db, tokenHash)
  if (!found || found.expiresAt <= now || (found.endedAt && found.endedBy !== 'password'))
    throw new Refusal(text.sessionExpired, code.sessionExpired)
  if (found.scope !== null && !scoped) throw new Refusal(text.sessionExpired, code.sessionExpired)
  if (found.endedAt) throw new Refusal(text.sessionRevoked, code.sessionRevoked)
  const { expiresAt: _, endedAt: __, endedBy: ___, ...session } = found
  return session
}

/** The session that lent something to a page or a phone; undefined where it goes on no longer. */
export const lender = (db: Database, tokenHash: string, now: Date): Promise<Session | undefined> =>
  sessionByHash(db, tokenHash, now).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })

/** For what a session has lent to a phone. @throws Refusal in these words where that session goes on no longer */
export async function refuseEnded(db: Database, tokenHash: string, now: Date, words: string): Promise<void> {
  if (!(await lender(db, tokenHash, now))) throw new Refusal(words)
}

/** Postgres channel that tells every process whose sessions ended: what holds one open looks whether it is still good. */
export const sessionEndChannel = 'session_end'

async function endWhere(db: Database, which: SQL, endedBy: 'logout' | 'password', now: Date): Promise<void> {
  const ended = await db
    .update(sessionTable)
    .set({ endedAt: now, endedBy })
    .where(and(which, isNull(sessionTable.endedAt)))
    .returning({ personId: sessionTable.personId })
  for (const personId of new Set(ended.map((session) => session.personId)))
    await db.execute(sql`select pg_notify(${sessionEndChannel}, ${String(personId)})`)
}

/** Ends the session and those that school switches made from it. */
export const endFamily = (db: Database, family: string, now: Date) =>
  endWhere(db, eq(sessionTable.family, family), 'logout', now)

/** Ends every session of a person: the person wants it, or the password is another one now. */
export const endSessionsOf = (db: Database, personId: number, endedBy: 'logout' | 'password', now: Date) =>
  endWhere(db, eq(sessionTable.personId, personId), endedBy, now)
