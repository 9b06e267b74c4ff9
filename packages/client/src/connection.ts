import { browserSurroundings, createClient, type Client, type ClientContext, type Surroundings } from './client.ts'
import { watchSessionElsewhere } from './session-elsewhere.ts'

/**
 * Speaks to one place for whoever is logged in there. Person and school are the root of everything that is remembered: when
 * either changes there is another client, with an empty cache, and the former one forgets its answers and takes no more.
 */
export function createConnection(context: ClientContext, around: Surroundings = browserSurroundings) {
  const { session } = around
  const listeners = new Set<() => void>()
  const owners = new Map<string, object>()
  const person = () => context.userToken || session.person()
  const school = () => (context.userToken ? '' : `${session.token()} ${session.schoolId()}`)
  let current = begin()
  let stopFollowing = () => {}

  function ownerOf(whose: string): object {
    const known = owners.get(whose) ?? {}
    owners.set(whose, known)
    return known
  }

  function begin() {
    const whose = `${person()} ${session.schoolId()}`
    const client = createClient(context, around, {
      owner: ownerOf(whose),
      announced: !context.userToken && session.endTold(),
      look,
      follow,
    })
    return { client, whose, person: person(), school: school() }
  }

  function change() {
    const { client, whose } = current
    // What was begun and lost with an expired session is there again for the same person; a logout leaves nothing.
    if (client.loggedOut()) owners.delete(whose)
    current = begin()
    client.forget()
    // Later: what noticed it may be an element that is just being drawn.
    queueMicrotask(() => listeners.forEach((listener) => listener()))
  }

  /**
   * Another person is here: noticed wherever the change was made. Another school alone is not, since the page is about to
   * be loaded anew and may be asked to stay while something uploads: that ends in the school where it began.
   */
  function look() {
    if (person() !== current.person) change()
  }
  function follow() {
    if (person() !== current.person || school() !== current.school) change()
  }

  return {
    client: (): Client => current.client,
    /** Calls back now, and whenever there is another client. @returns stops it */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        const stops = [session.subscribe(follow), watchSessionElsewhere(look)]
        stopFollowing = () => stops.forEach((stop) => stop())
      }
      look()
      listeners.add(listener)
      listener()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopFollowing()
      }
    },
  }
}
export type Connection = ReturnType<typeof createConnection>

const connections = new WeakMap<EventTarget, Map<string, Connection>>()

/** The one connection of all elements whose contexts say the same about where to speak and for whom. */
export function connectionOf(context: ClientContext): Connection {
  const { target, apiBase, userToken = '', loginPath, basePath } = context
  const ofTarget = connections.get(target) ?? new Map<string, Connection>()
  connections.set(target, ofTarget)
  const key = [apiBase, userToken, loginPath, basePath].join('\n')
  const known = ofTarget.get(key) ?? createConnection(context)
  ofTarget.set(key, known)
  return known
}
