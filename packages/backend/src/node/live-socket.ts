import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { tokenParameter } from '@mango/contract'
import { liveEndpoint, rawLiveEndpoint, tickSeconds } from '@mango/contract/live-class'
import { WebSocketServer, type WebSocket } from 'ws'
import { notePushChannel } from '../areas/lessons/phone-notes.ts'
import { errorLine } from '../failures.ts'
import { sessionEndChannel } from '../session/sessions.ts'
import { pushChannel } from '../shared/live-class/pushes.ts'
import { photoNewsChannel } from '../shared/papers/photo-news.ts'
import type { Services } from '../services.ts'
import { identityOf, type Identity } from '../stomp/identity.ts'
import { stompLimits } from '../stomp/limits.ts'
import { channelsOf, createLiveHub, type LiveConnection, type LiveHub } from '../stomp/live-hub.ts'
import { StompSession } from '../stomp/session.ts'
import { guardedWire } from './socket-wire.ts'

const heartbeat = 10_000
const subprotocols = ['v12.stomp', 'v11.stomp', 'v10.stomp']

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

interface LiveSocketOptions extends Pick<Services, 'db' | 'clock'> {
  readonly server: {
    on(event: 'upgrade', listener: Upgrade): unknown
    off(event: 'upgrade', listener: Upgrade): unknown
  }
  /** Calls back with every notification on a channel of the database. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
  readonly allowedOrigins?: readonly string[] | undefined
}

/** Serves STOMP at the SockJS endpoint of the live class. */
export async function serveLiveSocket({ server, db, clock, listen, allowedOrigins = [] }: LiveSocketOptions) {
  const hub = createLiveHub({ db, clock })
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: stompLimits.frame,
    handleProtocols: (offered) => subprotocols.find((name) => offered.has(name)) ?? false,
  })
  const unlisten = await Promise.all([
    listen(pushChannel, (payload) => hub.hear(payload)),
    listen(notePushChannel, (personId) => hub.hearNote(personId)),
    listen(photoNewsChannel, (payload) => hub.hearPhotos(payload)),
    listen(sessionEndChannel, (personId) => void hub.hearSessionEnd(personId).catch(complain)),
  ])
  const ticks = setInterval(() => void hub.tick().catch(complain), tickSeconds * 1000)
  ticks.unref()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node listens no longer, and a phone whose wifi goes now must not end the process.
    socket.on('error', () => socket.destroy())
    const address = request.url ?? '/'
    if (!URL.canParse(address, 'http://localhost')) return socket.destroy()
    const url = new URL(address, 'http://localhost')
    if (url.pathname !== rawLiveEndpoint && url.pathname !== liveEndpoint) return socket.destroy()
    if (isForeign(request, allowedOrigins)) return refuse(socket, 403)
    const tokens = url.searchParams.getAll(tokenParameter)
    const [token = ''] = tokens
    if (tokens.length !== 1) return refuse(socket, 401)
    return void identityOf(db, token, clock.now()).then(
      (identity) => {
        if (!hub.hasRoomFor(identity)) return refuse(socket, 429)
        sockets.handleUpgrade(request, socket, head, (webSocket) => converse(hub, webSocket, identity))
      },
      () => refuse(socket, 401),
    )
  }
  server.on('upgrade', upgrade)

  return {
    hub,
    /** Tells every client that the server restarts; each comes back after a wait of its own. */
    async close(): Promise<void> {
      clearInterval(ticks)
      server.off('upgrade', upgrade)
      for (const webSocket of sockets.clients) webSocket.close(1012, 'service restart')
      for (const stop of unlisten) await stop()
      await new Promise((resolve) => setTimeout(resolve, 50))
      for (const webSocket of sockets.clients) webSocket.terminate()
    },
  }
}

const complain = (error: unknown) => console.error(`live class: ${errorLine(error)}`)

/** A page of another origin; clients that are no browsers send none. */
function isForeign({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  if (!headers.origin || allowed.includes(headers.origin)) return false
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host
}

function refuse(socket: Duplex, status: 401 | 403 | 429): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
}

/** One client from its first byte to its last. */
function converse(hub: LiveHub, webSocket: WebSocket, identity: Identity): void {
  const id = randomUUID()
  let goodbye = false
  const wire = guardedWire(webSocket)
  const session = new StompSession(wire, {
    subscribable: channelsOf(identity),
    heartbeat,
    uniqueId: () => id,
    onDisconnect: () => void (goodbye = true),
    onSend: (destination, body) => hub.take(connection, destination, body),
  })
  const connection: LiveConnection = { id, identity, session }
  void hub.greet(connection).catch(complain)
  const login = setTimeout(() => !session.connected && webSocket.terminate(), stompLimits.loginMilliseconds)
  let heardAt = performance.now()
  let beating = false
  let turn = Promise.resolve()

  const beats: NodeJS.Timeout[] = []
  const beat = () => {
    const { send, receive } = session.beats
    beating = true
    if (send > 0) beats.push(setInterval(() => wire.send('\n'), send))
    // Twice the agreed time: a wifi that stutters is not a dead one.
    if (receive > 0)
      beats.push(setInterval(() => performance.now() - heardAt > receive * 2 && webSocket.terminate(), receive))
  }
  webSocket.on('message', (data: Buffer | ArrayBuffer | Buffer[]) => {
    heardAt = performance.now()
    const bytes = Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data)
    // One after the other: a frame is understood after those before it have been dealt with. Who sends faster waits.
    webSocket.pause()
    turn = turn
      .then(() => session.receive(bytes))
      .then(() => (session.connected && !beating ? beat() : undefined))
      .catch((error: unknown) => {
        complain(error)
        webSocket.close(1011)
      })
      .then(() => webSocket.resume())
  })
  webSocket.on('error', () => webSocket.terminate())
  webSocket.on('close', () => {
    clearTimeout(login)
    for (const timer of beats) clearInterval(timer)
    session.end()
    void turn.then(() => hub.dismiss(connection, goodbye)).catch(complain)
  })
}
