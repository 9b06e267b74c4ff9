import { code, hasPayload, type Call } from '@mango/contract'
import { calls } from '@mango/contract/calls'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { handlers } from './areas/index.ts'
import { hasLeft, isOvertaken, isUnreachable, isValueRefused } from './failures.ts'
import type { Handler } from './handler.ts'
import { answerOnce, keyHeader } from './presses/one-press.ts'
import { Refusal, text } from './refusal.ts'
import { emptyJsonOf, jsonOf } from './request/body.ts'
import { refuseUnintended } from './request/intent.ts'
import { queryOf } from './request/query.ts'
import { uploadOf, type Payload } from './request/upload.ts'
import { sessionOf } from './session/sessions.ts'
import type { Services } from './services.ts'

export interface Surroundings {
  readonly services: Services
  readonly publicUrl: string | undefined
  readonly allowedOrigins: ReadonlySet<string>
  /** Network address of whoever asks. */
  addressOf(context: Context): string
  /** Hears of errors that are nobody's input. */
  onError(error: unknown, context: Context): void
}

/** The contract's own sentences are Chinese; those of the schema library tell a reader nothing, even where they quote Chinese. */
const isForReader = (message: string) => /\p{Script=Han}/u.test(message) && !message.startsWith('Invalid ')

function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new Refusal(parsed.issues.map(({ message }) => message).find(isForReader) ?? text.badInput)
  return parsed.output
}

/** Whoever holds the token of the request. Cookies count for nothing, so there is nothing to forge a request with. */
async function whoAsks(handler: Handler<Call>, token: string | undefined, services: Services, now: Date) {
  if (handler.access === 'everyone')
    return token === undefined ? undefined : sessionOf(services.db, token, now).catch(() => undefined)
  if (token === undefined) throw new Refusal(text.sessionExpired, code.sessionExpired)
  return sessionOf(services.db, token, now, handler.scope !== undefined)
}

/** The body of a request, and of an upload its file; what is not read of that stays unread. */
async function payloadOf(call: Call, request: Request): Promise<Payload> {
  if (call.method === 'GET') return { body: {} }
  if (call.file) return uploadOf(request, call.file)
  return { body: await (hasPayload(call) ? jsonOf(request) : emptyJsonOf(request)) }
}

async function answer(call: Call, handler: Handler<Call>, around: Surroundings, c: Context) {
  const { services } = around
  refuseUnintended(call, c.req.raw, around.allowedOrigins)
  const url = new URL(c.req.url)
  const { token, query } = queryOf(url)
  const now = services.clock.now()
  const session = await whoAsks(handler, token, services, now)
  const payload = await payloadOf(call, c.req.raw)
  try {
    const input = {
      params: parse(call.params, c.req.param()),
      query: parse(call.query, query),
      body: parse(call.body, payload.body),
      file: payload.file,
      services,
      now,
      origin: around.publicUrl ?? url.origin,
      address: around.addressOf(c),
    }
    if (handler.access === 'everyone') return await handler.handle({ ...input, session })
    if (!session) throw new Refusal(text.sessionExpired, code.sessionExpired)
    if (session.scope !== null && session.scope !== handler.scope?.(input)) throw new Refusal(text.noRight)
    if (!(await handler.access({ session, services, input }))) throw new Refusal(handler.refusal ?? text.noRight)
    return await answerOnce(call, handler, { ...input, session }, c.req.header(keyHeader))
  } finally {
    await payload.close?.()
  }
}

interface Answer {
  readonly status: 200 | 503
  readonly envelope: { readonly code: number; readonly message?: string }
}

/**
 * Every answer is an envelope, and its code says what came of the call; the status is 200, as such platforms do, and 503
 * where the database was not there, for proxies and those who watch. Unexpected errors tell nothing of themselves.
 */
async function envelopeOf(call: Call, handler: Handler<Call>, around: Surroundings, c: Context): Promise<Answer> {
  const status = 200
  try {
    return { status, envelope: { code: code.success, ...(await answer(call, handler, around, c)) } }
  } catch (error) {
    if (error instanceof Refusal) return { status, envelope: { code: error.code, message: error.message } }
    if (isValueRefused(error)) return { status, envelope: { code: code.refused, message: text.badInput } }
    if (isOvertaken(error)) return { status, envelope: { code: code.refused, message: text.overtaken } }
    if (!hasLeft(error)) around.onError(error, c)
    const envelope = { code: code.serverError, message: text.serverError }
    return { status: isUnreachable(error) ? 503 : status, envelope }
  }
}

/** What answers a call. */
function answererOf(area: string, name: string, call: Call, around: Surroundings) {
  // The types of `handlers` say that there is one for each call; a loop over names can't follow them.
  const handler = (handlers as unknown as Record<string, Record<string, Handler<Call>>>)[area]?.[name]
  if (!handler) throw new Error(`no handler for ${area}.${name}`)
  return (c: Context) => envelopeOf(call, handler, around, c)
}

/** A route for every call of the contract. */
export function callRoutes(around: Surroundings) {
  const app = new Hono<{ Variables: { code: number } }>()
  for (const [area, callsOfArea] of Object.entries<Record<string, Call>>(calls)) {
    for (const [name, call] of Object.entries(callsOfArea)) {
      const answerer = answererOf(area, name, call, around)
      app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
        const { status, envelope } = await answerer(c)
        c.set('code', envelope.code)
        return c.json(envelope, status)
      })
    }
  }
  return app
}
