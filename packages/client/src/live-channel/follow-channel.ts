import { Client } from '@stomp/stompjs'
import { stompHost } from '@mango/contract/live-class'
import { createBackoff } from './backoff.ts'

const heartbeat = 10_000

interface Following {
  /** Address of the raw path, token included; asked anew for every attempt. */
  address(): string
  readonly channel: string
  /** Something has come, or may have while nobody listened. */
  onNews(): void
}

/**
 * Hears on a channel that there is something new to ask for. Whoever asks goes on looking by itself as well: where the
 * socket does not come about, that is all there is.
 * @returns ends it
 */
export function followChannel({ address, channel, onNews }: Following): () => void {
  const backoff = createBackoff(Math.random, () => performance.now())
  let stopWaiting: (() => void) | undefined
  const client = new Client({
    webSocketFactory: () => new WebSocket(address(), ['v12.stomp', 'v11.stomp']),
    connectHeaders: { host: stompHost },
    heartbeatIncoming: heartbeat,
    heartbeatOutgoing: heartbeat,
    connectionTimeout: 10_000,
    // The waits are ours, as in a live class.
    reconnectDelay: 1,
    discardWebsocketOnCommFailure: true,
    beforeConnect: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, backoff.next())
        stopWaiting = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    onConnect: () => {
      backoff.connected()
      client.subscribe(channel, onNews)
      onNews()
    },
    onWebSocketClose: () => backoff.lost(),
    onStompError: () => client.forceDisconnect(),
  })
  client.activate()
  return () => {
    void client.deactivate({ force: true })
    stopWaiting?.()
  }
}
