import { photoChannel, photoRegisterDestination } from '@mango/contract/correction'
import { noteChannel } from '@mango/contract/lessons'
import { liveChannel, pushType, registerDestination, registration, type Push } from '@mango/contract/live-class'
import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { arrive, depart, keepSeen, type Follower } from '../areas/live-class/presence.ts'
import { watchIdle } from '../areas/live-class/idle.ts'
import { anyOf } from '../database/any-of.ts'
import { liveClass } from '../database/schema.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { ProtocolError } from './frame.ts'
import { identityOf, type Identity } from './identity.ts'
import { stompLimits } from './limits.ts'
import { createPhotoHub } from './photo-hub.ts'
import type { StompSession } from './session.ts'

/** A socket of this process. */
export interface LiveConnection {
  readonly id: string
  readonly identity: Identity
  readonly session: StompSession
}

/** What a client may subscribe to. A phone in a class has no lesson to edit and no paper to look at. */
export const channelsOf = ({ kind }: Identity): readonly string[] =>
  kind === 'seat' ? [liveChannel] : [liveChannel, noteChannel, photoChannel]

const forSeats = new Set<number>([pushType.tick, pushType.question, pushType.classClosed])
/** What somebody hears. A phone: what becomes of its own answers and its seat; the others are not its business. */
const isFor = (identity: Identity, push: Push) =>
  identity.kind === 'teacher' ||
  forSeats.has(push.type) ||
  ((push.type === pushType.answer || push.type === pushType.seat) && push.data.studentId === identity.seat.studentId)

/** The sockets of this process by the class they follow, and what each of them is sent. */
export function createLiveHub({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  /** All of them, also those that follow no class (yet). */
  const open = new Set<LiveConnection>()
  const followers = new Map<LiveConnection, Follower>()
  const byClass = new Map<number, Set<LiveConnection>>()
  const photos = createPhotoHub({ db })

  /** The class a socket may follow. @throws ProtocolError */
  async function allowedClass({ identity }: LiveConnection, body: string): Promise<number> {
    const parsed = v.safeParse(registration, parse(body))
    if (!parsed.success) throw new ProtocolError('not a registration')
    const { answerClassId } = parsed.output
    if (identity.kind === 'seat') {
      if (identity.seat.answerClassId !== answerClassId) throw new ProtocolError('not your class')
      return answerClassId
    }
    const { personId, schoolId } = identity.session
    const [own] = await db
      .select({ id: liveClass.id })
      .from(liveClass)
      .where(and(eq(liveClass.id, answerClassId), eq(liveClass.teacherId, personId), eq(liveClass.schoolId, schoolId)))
    if (!own) throw new ProtocolError('not your class')
    return answerClassId
  }

  function forget(connection: LiveConnection): Follower | undefined {
    const follower = followers.get(connection)
    followers.delete(connection)
    const others = follower && byClass.get(follower.answerClassId)
    others?.delete(connection)
    if (others?.size === 0) byClass.delete(follower?.answerClassId ?? 0)
    return follower
  }

  function send(push: Push): void {
    const body = JSON.stringify(push)
    for (const { session, identity } of byClass.get(push.answerClassId) ?? [])
      if (isFor(identity, push)) session.deliver(liveChannel, body)
  }

  async function hangUpOnExpired(connections: readonly LiveConnection[]): Promise<void> {
    // A database that stumbles says nothing about a token.
    const isGood = (error: unknown) => !(error instanceof Refusal)
    // Together: seats are looked up in batches.
    await Promise.all(
      connections.map(async ({ identity, session }) => {
        if (!(await identityOf(db, identity.token, clock.now()).then(() => true, isGood)))
          session.fail('session expired')
      }),
    )
  }

  return {
    /** Whether one more socket may be opened with a token. */
    hasRoomFor: ({ token }: Identity): boolean =>
      [...open].filter(({ identity }) => identity.token === token).length < stompLimits.socketsPerToken,

    /** A socket is there. Its token may have ended since it was looked at, with nobody here to hear of it. */
    async greet(connection: LiveConnection): Promise<void> {
      open.add(connection)
      await hangUpOnExpired([connection])
    },

    /** A socket is gone. */
    async dismiss(connection: LiveConnection, goodbye: boolean): Promise<void> {
      open.delete(connection)
      photos.leave(connection)
      await this.leave(connection, goodbye)
    },

    /** What a client sends: which pushes it wants from now on. @throws ProtocolError */
    async take(connection: LiveConnection, destination: string, body: string): Promise<void> {
      if (destination === registerDestination) return this.register(connection, body)
      if (destination === photoRegisterDestination) return photos.register(connection, parse(body))
      throw new ProtocolError('no such destination')
    },

    /** The register push of a class: from now on it is sent what happens in its class. */
    async register(connection: LiveConnection, body: string): Promise<void> {
      const answerClassId = await allowedClass(connection, body)
      // Coming anew would be written down and told to the whole class, as often as it is said.
      if (followers.get(connection)?.answerClassId === answerClassId) return
      await this.leave(connection, false)
      if (connection.session.closed) return
      const studentId = connection.identity.kind === 'seat' ? connection.identity.seat.studentId : null
      const follower = { connectionId: connection.id, answerClassId, studentId }
      followers.set(connection, follower)
      byClass.set(answerClassId, (byClass.get(answerClassId) ?? new Set()).add(connection))
      await arrive(db, follower, clock.now())
    },

    async leave(connection: LiveConnection, goodbye: boolean): Promise<void> {
      const follower = forget(connection)
      if (follower) await depart(db, follower, goodbye, clock.now())
    },

    /** A notification of the database: pushes of a class, here or elsewhere stored. */
    hear(payload: string): void {
      const pushes = parse(payload)
      // Only `publish` writes to the channel.
      if (Array.isArray(pushes)) for (const push of pushes as Push[]) send(push)
    },

    /** A notification of the database: a phone has sent notes to somebody, who alone is told, and not what they are. */
    hearNote(personId: string): void {
      for (const { identity, session } of open)
        if (identity.kind === 'teacher' && String(identity.session.personId) === personId)
          session.deliver(noteChannel, '{}')
    },
    hearPhotos: photos.hear,

    /** A notification of the database: sessions of a person have ended, perhaps one that a socket here was opened with. */
    hearSessionEnd(personId: string): Promise<void> {
      const isTheirs = ({ identity }: LiveConnection) =>
        identity.kind === 'teacher' && String(identity.session.personId) === personId
      return hangUpOnExpired([...open].filter(isTheirs))
    },

    /** Every 15 s: ends sockets whose token is over, keeps the others seen, and says how far the pushes are. */
    async tick(): Promise<void> {
      const now = clock.now()
      await hangUpOnExpired([...open])
      await keepSeen(
        db,
        [...followers.values()].map(({ connectionId }) => connectionId),
        now,
      )
      await watchIdle(db, now)
      const ids = [...byClass.keys()]
      if (ids.length === 0) return
      const running = await db
        .select({ id: liveClass.id, seq: liveClass.seq, attempt: liveClass.attempt })
        .from(liveClass)
        .where(and(anyOf(liveClass.id, ids), isNull(liveClass.endedAt)))
      for (const { id, seq, attempt } of running) send({ type: pushType.tick, seq, attempt, answerClassId: id })
    },
  }
}
export type LiveHub = ReturnType<typeof createLiveHub>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
