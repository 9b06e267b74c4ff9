import { code, envelope, text, tokenParameter, type Call, type CallAnswer, type CallInput } from '@mango/contract'
import { logout } from '@mango/contract/account'
import { track } from '@mango/contract/analytics'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import ky from 'ky'
import * as v from 'valibot'
import { sessionStore } from './browser-storage.ts'
import { CallError, messageOf } from './call-error.ts'
import { saveRedirect } from './redirect.ts'
import { loginCachePrefix, session as browserSession, type Session } from './session.ts'

/** Where a client speaks to, and for whom; the context of an element is one. */
export interface ClientContext {
  /** Start of every address, such as `https://school.example`; empty for this origin. */
  readonly apiBase: string
  /** A token given by the page; wins over the cookie. */
  readonly userToken?: string | undefined
  readonly loginPath: string
  readonly basePath: string
  /** Hears `session-expired`. */
  readonly target: EventTarget
}

interface Surroundings {
  session: Session
  fetch: typeof globalThis.fetch
  /** Leaves for the login page. */
  goToLogin(path: string): void
}

const browser: Surroundings = {
  session: browserSession,
  fetch: (...request) => globalThis.fetch(...request),
  goToLogin: (path) => {
    saveRedirect()
    globalThis.location.assign(path)
  },
}

const callTimeout = 30_000

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

function addressOf(call: Call, context: ClientContext, parts: Parts, token: string | undefined): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value))
  if (call.token && token) query.set(tokenParameter, token)
  return `${context.apiBase}${path}${query.size > 0 ? `?${query}` : ''}`
}

/** Makes the calls of the contract for one context: its token, its envelope, its one end of session. */
export function createClient(context: ClientContext, around: Surroundings = browser) {
  const { loginPath } = context
  /** Tokens whose end was announced, so that many calls failing together announce it once. */
  const ended = new Set<string | undefined>()
  const token = () => context.userToken || around.session.token()

  function endSession(sent: string | undefined) {
    // A late answer to an old token must not end a newer session.
    if (sent !== token() || ended.has(sent)) return
    // What is sent from now on carries no token: its failure is the same end.
    ended.add(sent).add(undefined)
    if (!context.userToken) around.session.end()
    const event = new CustomEvent('session-expired', { bubbles: true, composed: true, cancelable: true })
    if (!context.target.dispatchEvent(event)) return
    around.goToLogin(loginPath)
  }

  function fail(call: Call, error: CallError): never {
    console.error(`${call.method} ${call.path}: ${error.kind} ${error.code ?? ''} ${error.message}`)
    throw error
  }

  async function receive(call: Call, parts: Parts, sent: string | undefined, signal?: AbortSignal): Promise<unknown> {
    let failed = false
    try {
      const response = await ky(addressOf(call, context, parts, sent), {
        method: call.method,
        ...(call.method === 'POST' && { json: parts.body ?? {} }),
        ...(signal && { signal }),
        fetch: around.fetch,
        credentials: 'same-origin',
        retry: 0,
        timeout: callTimeout,
        throwHttpErrors: false,
      })
      failed = response.status >= 500
      const body = await response.text()
      return body === '' && response.ok && call.ownCodes ? {} : JSON.parse(body)
    } catch {
      signal?.throwIfAborted()
      return fail(call, new CallError('network', failed ? text.serverFailed : text.networkError))
    }
  }

  /**
   * Makes one call.
   * @returns the answer without `code` and `message`; a body without a code is taken as the answer itself
   * @throws CallError whose message is fit for the reader; the signal's reason when aborted
   */
  async function send<C extends Call>(
    call: C,
    input: CallInput<C> & Parts,
    options: { signal?: AbortSignal } = {},
  ): Promise<CallAnswer<C>> {
    const sent = token()
    if (sent) ended.delete(undefined)
    const body = await receive(call, input, sent, options.signal)
    // Only the number 0 is success; a body whose `code` is no number is no envelope.
    const enveloped = v.safeParse(envelope, body)
    if (enveloped.success && enveloped.output.code !== code.success) {
      const response = enveloped.output
      const expired = response.code === code.sessionExpired || response.code === code.sessionRevoked
      if (expired && call.token) endSession(sent)
      else if (call.ownCodes) return answerOf(call, body)
      return fail(call, new CallError(expired && call.token ? 'expired' : 'refused', messageOf(response), response))
    }
    return answerOf(call, body)
  }

  function answerOf<C extends Call>(call: C, body: unknown): CallAnswer<C> {
    const answer = v.safeParse(call.answer, body)
    if (!answer.success) return fail(call, new CallError('malformed', text.systemError))
    return answer.output
  }

  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: 0, refetchOnWindowFocus: false }, mutations: { retry: false } },
  })

  return {
    context,
    session: around.session,
    queries,
    token,
    send,

    /** Options for `useQuery`: the call's path and input are its key; only calls that may be repeated are. */
    query: <C extends Call>(call: C, input: CallInput<C> & Parts) =>
      queryOptions({
        queryKey: [call.path, input],
        queryFn: ({ signal }) => send(call, input, { signal }),
        retry: (count, error) => call.repeatable && count < 2 && error instanceof CallError && error.kind === 'network',
      }),

    /**
     * Ends the session from this side: cookies, login and registration caches and every answer go at once. The server is
     * told too, but not waited for: a logout works without a network.
     */
    logout() {
      const sent = token()
      const request = {
        method: logout.method,
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }
      if (sent) around.fetch(addressOf(logout, context, {}, sent), request).catch(() => undefined)
      around.session.end()
      sessionStore.clear(loginCachePrefix)
      queries.clear()
    },

    /** Tells the usage log; sent and forgotten. */
    track(event: string) {
      const page = globalThis.location.pathname.slice(0, 200)
      const address = addressOf(track, context, { query: { event, page } }, token())
      around.fetch(address, { keepalive: true }).catch(() => undefined)
    },
  }
}
export type Client = ReturnType<typeof createClient>

const clients = new WeakMap<ClientContext, Client>()

/** The one client of a context: all elements below the same `<mango-context>` share its cache and its end of session. */
export function clientOf(context: ClientContext): Client {
  const known = clients.get(context)
  if (known) return known
  const client = createClient(context)
  clients.set(context, client)
  return client
}
