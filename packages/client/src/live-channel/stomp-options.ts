import type { StompConfig } from '@stomp/stompjs'
import { stompHost } from '@mango/contract/live-class'

export interface StompWay {
  /** Address of the raw path, token included; asked anew for every attempt. */
  address(): string
  /** Milliseconds between heart-beats. */
  readonly heartbeat?: number
  readonly webSocket?: (address: string) => WebSocket
}

const open = (address: string) => new WebSocket(address, ['v12.stomp', 'v11.stomp'])

/** How every connection to the server speaks. */
export const stompOptions = ({ address, heartbeat = 10_000, webSocket = open }: StompWay): StompConfig => ({
  webSocketFactory: () => webSocket(address()),
  connectHeaders: { host: stompHost },
  heartbeatIncoming: heartbeat,
  heartbeatOutgoing: heartbeat,
  connectionTimeout: 10_000,
  // The waits are ours (see backoff.ts): stompjs itself has no jitter and forgets its delay with every connect.
  reconnectDelay: 1,
  // A black hole would otherwise be waited for as long as the browser likes.
  discardWebsocketOnCommFailure: true,
})
