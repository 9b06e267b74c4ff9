import { Client } from '@stomp/stompjs'
import { stompHost } from '@mango/contract/live-class'

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
  const client = new Client({
    webSocketFactory: () => new WebSocket(address(), ['v12.stomp', 'v11.stomp']),
    connectHeaders: { host: stompHost },
    heartbeatIncoming: heartbeat,
    heartbeatOutgoing: heartbeat,
    connectionTimeout: 10_000,
    // Not all at once after a restart.
    reconnectDelay: 5000 + Math.random() * 5000,
    discardWebsocketOnCommFailure: true,
    onConnect: () => {
      client.subscribe(channel, onNews)
      onNews()
    },
    onStompError: () => client.forceDisconnect(),
  })
  client.activate()
  return () => void client.deactivate({ force: true })
}
