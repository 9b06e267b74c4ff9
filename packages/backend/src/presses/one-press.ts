import type { Call } from '@mango/contract'
import { and, eq, like, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { press } from '../database/schema.ts'
import type { GuardedHandler, Input, Output } from '../handler.ts'
import { Refusal, text } from '../refusal.ts'
import { sha256 } from '../secrets.ts'
import type { Session } from '../session/sessions.ts'

/** Header by which a caller names a press, to be able to send it again. */
export const keyHeader = 'idempotency-key'
const longestKey = 255

/** The same content by the same person within this time is a double press, also without a key. */
const doublePressSeconds = 2
/** What the key of a press begins with that the caller gave no name. */
const unnamed = 'content '
/** How long a named press is remembered. */
const keptHours = 24

type Asked = Input<Call> & { readonly session: Session }

interface Press {
  readonly personId: number
  readonly call: string
  readonly key: string
  readonly content: string
}

/** Whether what is saved is there already, and named. */
const isChange = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'id' in body && Boolean(body.id)

/** What a person has made by a call is gone: the same content makes it anew. */
const forgetMade = (db: Database, personId: number, { path }: Call) =>
  db.delete(press).where(and(eq(press.personId, personId), eq(press.call, path), like(press.key, `${unnamed}%`)))

/** Which press a request belongs to; undefined where every request counts. */
async function pressOf(call: Call, handler: GuardedHandler<Call>, input: Asked, named: string | undefined) {
  // A file comes as slowly as it likes, and no transaction waits for it: uploads are named in their own fields.
  if (call.repeatable || call.file || handler.repeats === 'anew') return undefined
  if (named === undefined && (handler.repeats !== 'double-press' || isChange(input.body))) return undefined
  if (named !== undefined && (named === '' || named.length > longestKey)) throw new Refusal(text.badInput)
  const { params, query, body, session } = input
  const content = await sha256(JSON.stringify([session.schoolId, params, query, body]))
  const key = named === undefined ? unnamed + content : `key ${named}`
  return { personId: session.personId, call: call.path, key, content }
}

/**
 * Takes the press, or finds what it has led to. Whoever comes second waits here until the first has committed; where the
 * first was refused, the second is the first.
 */
async function earlierAnswer(tx: Database, taken: Press, named: boolean, now: Date): Promise<unknown> {
  const seconds = named ? keptHours * 3600 : doublePressSeconds
  const [fresh] = await tx
    .insert(press)
    .values({ ...taken, at: now })
    .onConflictDoUpdate({
      target: [press.personId, press.call, press.key],
      set: { content: taken.content, at: now, answer: sql`null` },
      setWhere: lt(press.at, new Date(now.getTime() - seconds * 1000)),
    })
    .returning({ key: press.key })
  if (fresh) return undefined
  const [known] = await tx.select().from(press).where(isPress(taken))
  if (known?.content !== taken.content) throw new Refusal(text.otherPress)
  return known.answer
}

const isPress = ({ personId, call, key }: Press) =>
  and(eq(press.personId, personId), eq(press.call, call), eq(press.key, key))

/** Lets a handler work once for one press: a repetition gets the answer of the first, from whichever process. */
export async function answerOnce(
  call: Call,
  handler: GuardedHandler<Call>,
  input: Asked,
  named: string | undefined,
): Promise<Output<Call>> {
  const taken = await pressOf(call, handler, input, named)
  const handle = async (db: Database) => {
    const answer = await handler.handle({ ...input, services: { ...input.services, db } })
    if (handler.undoes) await forgetMade(db, input.session.personId, handler.undoes)
    return answer
  }
  const { db } = input.services
  if (!taken) return handle(db)
  return db.transaction(async (tx) => {
    const earlier = await earlierAnswer(tx, taken, named !== undefined, input.now)
    // What stands there was an answer of this very call.
    if (earlier) return earlier as Output<Call>
    const answer = await handle(tx)
    await tx.update(press).set({ answer }).where(isPress(taken))
    return answer
  })
}

/** Forgets presses that nobody sends again any more. */
export const forgetPresses = (db: Database, now: Date) =>
  db.delete(press).where(lt(press.at, new Date(now.getTime() - keptHours * 3_600_000)))
