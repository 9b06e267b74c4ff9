import { Client } from '@stomp/stompjs'
import { createBackoff } from './backoff.ts'
import { stompOptions, type StompWay } from './stomp-options.ts'

export interface NewsOptions extends StompWay {
  readonly channel: string
  /** The register push: what is followed, where the channel alone does not say it. */
  readonly register?: { readonly destination: string; readonly body: unknown }
  /** Something has changed, or may have while nobody was connected: ask for it. */
  onNews(): void
}

/** Attempts without any success after which the server counts as one that has no such pushes. */
const attempts = 6

/**
 * Hears that something has changed, beside a poll that goes on: whatever this misses comes later. A server that refuses
 * is therefore left alone, and one that never answers too. @returns stops it
 */
export function followNews({ channel, register, onNews, ...way }: NewsOptions): () => void {
  const backoff = createBackoff(Math.random, () => performance.now())
  let failures = 0
  const client = new Client({
    ...stompOptions(way),
    // Its timer would run on after the end, and a poll does not wait for this.
    connectionTimeout: 0,
    beforeConnect: backoff.wait,
    onConnect: () => {
      failures = Number.NEGATIVE_INFINITY
      backoff.connected()
      client.subscribe(channel, onNews)
      // What came before the server had us on its list is asked for.
      if (!register) return onNews()
      client.watchForReceipt('register', onNews)
      client.publish({
        destination: register.destination,
        headers: { receipt: 'register', 'content-type': 'application/json' },
        body: JSON.stringify(register.body),
      })
    },
    onWebSocketClose: () => {
      backoff.lost()
      failures += 1
      if (failures >= attempts) stop()
    },
    onStompError: () => stop(),
  })
  function stop() {
    backoff.skip()
    void client.deactivate({ force: true })
  }
  client.activate()
  return stop
}
