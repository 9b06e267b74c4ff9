import { tokenParameter } from '@mango/contract'
import { tickSeconds } from '@mango/contract/live-class'
import { sessionEndChannel } from '../session/sessions.ts'
import { pushChannel } from '../shared/live-class/pushes.ts'
import { photoNewsChannel } from '../shared/papers/photo-news.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Clock } from '../services.ts'
import { identityOf } from '../stomp/identity.ts'
import { channelsOf, createLiveHub, type LiveConnection } from '../stomp/live-hub.ts'
import { StompSession, type Wire } from '../stomp/session.ts'

/** The server's end of a socket in the page. */
export interface PageSocket {
  receive(text: string): void
  /** The page has closed it. */
  end(): void
}

/** The live class for sockets that never leave the page. */
export async function servePageSockets({ db, listen }: Pick<OpenDatabase, 'db' | 'listen'>, clock: Clock) {
  const hub = createLiveHub({ db, clock })
  await listen(pushChannel, (payload) => hub.hear(payload))
  await listen(photoNewsChannel, (payload) => hub.hearPhotos(payload))
  await listen(sessionEndChannel, (personId) => void hub.hearSessionEnd(personId))
  const ticks = setInterval(() => void hub.tick(), tickSeconds * 1000)

  return {
    tick: () => hub.tick(),
    stop: () => clearInterval(ticks),
    /** @throws Refusal for a token that is good for nothing */
    async open(address: URL, wire: Wire): Promise<PageSocket> {
      const identity = await identityOf(db, address.searchParams.get(tokenParameter) ?? '', clock.now())
      const id = crypto.randomUUID()
      let goodbye = false
      const session = new StompSession(wire, {
        subscribable: channelsOf(identity),
        // Nothing between two ends in one page can die unnoticed.
        heartbeat: 0,
        uniqueId: () => id,
        onDisconnect: () => void (goodbye = true),
        onSend: (destination, body) => hub.take(connection, destination, body),
      })
      const connection: LiveConnection = { id, identity, session }
      let turn = hub.greet(connection)
      return {
        receive(text) {
          turn = turn.then(() => session.receive(new TextEncoder().encode(text)))
        },
        end() {
          session.end()
          void turn.then(() => hub.dismiss(connection, goodbye))
        },
      }
    },
  }
}
