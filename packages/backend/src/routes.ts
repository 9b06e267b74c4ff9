import { code, type Call } from '@mango/contract'
import { calls } from '@mango/contract/calls'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { handlers } from './areas/index.ts'
import { sessionOf } from './session/sessions.ts'
import type { Handler } from './handler.ts'
import { answerOnce, keyHeader } from './presses/one-press.ts'
import { Refusal, text } from './refusal.ts'
import { jsonOf } from './request/body.ts'
import { refuseUnintended } from './request/intent.ts'
import { queryOf } from './request/query.ts'
import type { Services } from './services.ts'

export interface Surroundings {
  readonly services: Services
  readonly allowedOrigins: ReadonlySet<string>
  /** Network address of whoever asks. */
  addressOf(context: Context): string
  /** Hears of errors that are nobody's input. */
  onError(error: unknown, context: Context): void
}

/** The contract's own sentences are Chinese; those of the schema library tell a reader nothing. */
const isForReader = (message: string) => /\p{Script=Han}/u.test(message)

function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new Refusal(parsed.issues.map(({ message }) => message).find(isForReader) ?? text.badInput)
  return parsed.output
}

/** Whoever holds the token of the request. Cookies count for nothing, so there is nothing to forge a request with. */
async function whoAsks(access: Handler<Call>['access'], token: string | undefined, services: Services, now: Date) {
  if (access === 'everyone')
    return token === undefined ? undefined : sessionOf(services.db, token, now).catch(() => undefined)
  if (token === undefined) throw new Refusal(text.sessionExpired, code.sessionExpired)
  return sessionOf(services.db, token, now)
}

async function answer(call: Call, handler: Handler<Call>, around: Surroundings, c: Context) {
  const { services } = around
  refuseUnintended(call, c.req.raw, around.allowedOrigins)
  const url = new URL(c.req.url)
  const { token, query } = queryOf(url)
  const now = services.clock.now()
  const session = await whoAsks(handler.access, token, services, now)
  const input = {
    params: parse(call.params, c.req.param()),
    query: parse(call.query, query),
    body: parse(call.body, call.method === 'POST' ? await jsonOf(c.req.raw) : {}),
    services,
    now,
    origin: url.origin,
    address: around.addressOf(c),
  }
  if (handler.access === 'everyone') return handler.handle({ ...input, session })
  if (!session) throw new Refusal(text.sessionExpired, code.sessionExpired)
  if (!(await handler.access({ session, services, input }))) throw new Refusal(handler.refusal ?? text.noRight)
  return answerOnce(call, handler, { ...input, session }, c.req.header(keyHeader))
}

/** Codes by which Postgres refuses a value as such: out of a column's range, or no text in its encoding. */
const refusedByDatabase = new Set(['22003', '22021'])
const isValueRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && refusedByDatabase.has(String(error.code))) || isValueRefused(error.cause))

/** Every answer is an envelope with status 200, as such platforms do; unexpected errors tell nothing of themselves. */
async function envelopeOf(call: Call, handler: Handler<Call>, around: Surroundings, c: Context) {
  try {
    return { code: code.success, ...(await answer(call, handler, around, c)) }
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, message: error.message }
    if (isValueRefused(error)) return { code: code.refused, message: text.badInput }
    around.onError(error, c)
    return { code: code.serverError, message: text.serverError }
  }
}

/** A route for every call of the contract. */
export function callRoutes(around: Surroundings) {
  const app = new Hono<{ Variables: { code: number } }>()
  for (const [area, callsOfArea] of Object.entries<Record<string, Call>>(calls)) {
    for (const [name, call] of Object.entries(callsOfArea)) {
      // The types of `handlers` say that there is one for each call; a loop over names can't follow them.
      const handler = (handlers as unknown as Record<string, Record<string, Handler<Call>>>)[area]?.[name]
      if (!handler) throw new Error(`no handler for ${area}.${name}`)
      app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
        const envelope = await envelopeOf(call, handler, around, c)
        c.set('code', envelope.code)
        return c.json(envelope)
      })
    }
  }
  return app
}
