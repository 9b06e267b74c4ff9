import {
  code,
  isEnvelope,
  readAnswer,
  text,
  tokenParameter,
  type Call,
  type CallAnswer,
  type CallInput,
} from '@mango/contract'
import { logout } from '@mango/contract/account'
import { track } from '@mango/contract/analytics'
import { queryOptions } from '@tanstack/react-query'
import { sessionStore } from './browser-storage.ts'
import { CallError, messageOf } from './call-error.ts'
import { atOwnOrigin, goTo } from './own-origin.ts'
import { ownJson } from './own-properties.ts'
import { Queries } from './queries.ts'
import { saveRedirect } from './redirect.ts'
import { request, type Received } from './request.ts'
import { sessionEnd } from './session-end.ts'
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

export interface Surroundings {
  session: Session
  fetch: typeof globalThis.fetch
  /** Leaves for the login page. */
  goToLogin(path: string): void
}

export const browserSurroundings: Surroundings = {
  session: browserSession,
  fetch: (...request) => globalThis.fetch(...request),
  goToLogin: (path) => {
    saveRedirect()
    goTo(path)
  },
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** What a call is made with; a file goes by `sendFile`. */
export type SendInput<C extends Call> = Omit<CallInput<C>, 'file'> & Parts

interface SendOptions {
  readonly signal?: AbortSignal
  /** Names what is made: sent again under this name, because its answer was lost, it is made once. */
  readonly press?: string
  /** Sends it in another way than by fetch. */
  post?(address: string): Promise<Received>
}

function addressOf(call: Call, context: ClientContext, parts: Parts, token: string | undefined): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value))
  if (call.token && token) query.set(tokenParameter, token)
  return atOwnOrigin(`${context.apiBase}${path}${query.toString() && `?${query}`}`)
}

/** What a client has from the connection it belongs to. */
interface Tenancy {
  /** What the stores of its person hang on: another object for another person or school (see personal.ts). */
  readonly owner: object
  /** The end of the session before this one was announced: that nobody is logged in now is no news. */
  readonly announced: boolean
  /** Looks whether somebody else is logged in by now. */
  look(): void
  /** The session of this client is not the current one any more. */
  follow(): void
}
/** Of a client that belongs to no connection: those of tests and of the simulation. */
export const alone: Tenancy = { owner: {}, announced: false, look: () => undefined, follow: () => undefined }

const ended = () => new CallError('expired', text.sessionExpired)

const oldMilliseconds = 4 * 3_600_000
/** Addresses of files in an answer end after a school day: whoever comes back to a page of yesterday asks anew. */
const isOld = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
  state.dataUpdatedAt > 0 && Date.now() - state.dataUpdatedAt > oldMilliseconds

/**
 * Makes the calls of the contract for one context and one session: its token, its envelope, its cache, its one end. Whoever
 * logs in next has another client (see connection.ts), so nothing that is under way here can reach him.
 */
export function createClient(context: ClientContext, around: Surroundings, tenancy: Tenancy) {
  const { loginPath, userToken } = context
  let own = userToken || around.session.token()
  const whose = () => `${around.session.person()} ${around.session.schoolId()}`
  const begunFor = whose()
  /** Whether the end was announced, so that many calls failing together announce it once. */
  let { announced } = tenancy
  /** Nothing is sent any more, and what still comes is not handed on. */
  let left = false
  let loggedOut = false

  /**
   * Whether a token is an older one by now: the same person has logged in anew in the same school, in another tab or a legacy
   * application. This client goes on with that session, and nobody loses what they have typed.
   */
  function renewed(token: string | undefined): boolean {
    const current = around.session.token()
    if (!userToken && current && whose() === begunFor) own = current
    return own !== token
  }

  function endSession() {
    // A late answer to an old token must not end a newer session.
    if (!userToken && around.session.token() !== own) return tenancy.follow()
    if (announced || (!userToken && around.session.endTold())) return
    announced = true
    if (!userToken) {
      left = own !== undefined
      around.session.tellEnd()
      sessionEnd.note(around.session.person())
      around.session.end()
    }
    const event = new CustomEvent('session-expired', { bubbles: true, composed: true, cancelable: true })
    if (!context.target.dispatchEvent(event)) return
    around.goToLogin(loginPath)
  }

  function fail(call: Call, error: CallError): never {
    console.error(`${call.method} ${call.path}: ${error.kind} ${error.code ?? ''} ${error.message}`)
    throw error
  }

  const told = new Set<string>()
  /** Says what an answer lacked; a call that is made every few seconds says the same only once. */
  function tellOnce(line: string) {
    if (!told.has(line)) console.warn(line)
    told.add(line)
  }

  async function receive(call: Call, parts: Parts, token: string | undefined, options: SendOptions): Promise<unknown> {
    const address = addressOf(call, context, parts, token)
    const { signal } = options
    let failed = false
    try {
      const { status, text: received } = options.post
        ? await options.post(address)
        : await request(address, { ...options, method: call.method, body: parts.body, fetch: around.fetch })
      // A page with another status is as likely one of the network's own: its login, say.
      failed = status >= 500 || received === ''
      return received === '' && status < 300 && call.ownCodes ? {} : JSON.parse(received)
    } catch {
      signal?.throwIfAborted()
      if (left) throw ended()
      return fail(call, new CallError('network', failed ? text.serverFailed : text.networkError))
    }
  }

  /**
   * Makes one call.
   * @returns the answer without `code` and `message`; a body without a code is taken as the answer itself
   * @throws CallError whose message is fit for the reader; the signal's reason when aborted
   */
  async function send<C extends Call>(call: C, input: SendInput<C>, options: SendOptions = {}): Promise<CallAnswer<C>> {
    tenancy.look()
    if (left) throw ended()
    const token = own
    const body = await receive(call, input, token, options)
    if (left) throw ended()
    // Only the number 0 is success; a body whose `code` is no number is no envelope.
    if (isEnvelope(body) && body.code !== code.success) {
      const expired = body.code === code.sessionExpired || body.code === code.sessionRevoked
      // What is refused for its session did nothing.
      if (expired && call.token && renewed(token)) return send(call, input, options)
      if (expired && call.token) endSession()
      else if (call.ownCodes) return answerOf(call, body)
      return fail(call, new CallError(expired && call.token ? 'expired' : 'refused', messageOf(body), body))
    }
    return answerOf(call, body)
  }

  function answerOf<C extends Call>(call: C, body: unknown): CallAnswer<C> {
    const read = readAnswer(call.answer, body)
    if (!read) return fail(call, new CallError('malformed', text.systemError))
    if (read.notes.length > 0) tellOnce(`${call.method} ${call.path}: ${read.notes.join(', ')}`)
    return read.answer
  }

  const queries = new Queries({
    defaultOptions: {
      queries: { staleTime: 0, refetchOnWindowFocus: isOld, queryKeyHashFn: ownJson },
      // Offline an action fails at once and says so: kept back, it would be done later, even what was cancelled meanwhile.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

  /** Somebody else is here: every answer goes, those under way too. What nobody in particular was told is no secret. */
  function forget() {
    left = true
    if (own) queries.clear()
  }

  return {
    context,
    session: around.session,
    owner: tenancy.owner,
    /** Another word for another backend, session, person or school. */
    whose: [context.apiBase, own, around.session.person(), around.session.schoolId()].join('\n'),
    queries,
    /** The token of this client's session; undefined once that is over. */
    token: () => (left ? undefined : own),
    loggedOut: () => loggedOut,
    send,

    /**
     * Options for `useQuery`: the call's path and input are its key; only calls that may be repeated are.
     * @param who `anybody` for what is asked without a login too: once a session has ended, nothing else is
     */
    query: <C extends Call>(call: C, input: SendInput<C>, who?: 'anybody') =>
      queryOptions({
        queryKey: [call.path, input],
        queryFn: ({ signal }) => {
          if (announced && !own && who !== 'anybody') throw ended()
          return send(call, input, { signal })
        },
        ...(!call.repeatable && { retry: false, refetchOnWindowFocus: false }),
      }),

    /** Asks these calls anew where their answers are shown, and elsewhere as soon as they are shown again. */
    refresh: (...asked: readonly Pick<Call, 'path'>[]) =>
      Promise.all(asked.map(({ path }) => queries.invalidateQueries({ queryKey: [path] }))),

    /**
     * Ends the session from this side: cookies, login and registration caches and every answer go at once. The server is
     * told too, but not waited for: a logout works without a network.
     */
    logout() {
      const revoke = {
        method: logout.method,
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }
      if (own && !left) around.fetch(addressOf(logout, context, {}, own), revoke).catch(() => undefined)
      announced = true
      loggedOut = true
      around.session.tellEnd()
      around.session.end()
      sessionStore.clear(loginCachePrefix)
      forget()
    },

    forget,

    /** Tells the usage log; sent and forgotten. */
    track(event: string) {
      const page = globalThis.location.pathname.slice(0, 200)
      const address = addressOf(track, context, { query: { event, page } }, left ? undefined : own)
      around.fetch(address, { keepalive: true }).catch(() => undefined)
    },
  }
}
export type Client = ReturnType<typeof createClient>
