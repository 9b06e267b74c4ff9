import { Client } from '@stomp/stompjs'
import { readAnswer } from '@mango/contract'
import {
  liveChannel,
  push as pushSchema,
  pushType,
  registerDestination,
  silentSeconds,
  type Push,
} from '@mango/contract/live-class'
import { createStore } from 'zustand/vanilla'
import { createBackoff } from './backoff.ts'
import { createSequence } from './sequence.ts'
import { stompOptions, type StompWay } from './stomp-options.ts'

/** `waiting` is a lost connection on its way back; `ended` is one that was left. */
export type ChannelStatus = 'connecting' | 'open' | 'waiting' | 'ended'

export interface LiveChannelOptions extends StompWay {
  readonly answerClassId: number
  /** Hears every push once and in order. */
  onPush(push: Exclude<Push, { type: typeof pushType.tick }>): void
  /** Fetches and shows the whole state; called after every connect and when a push is missing. */
  heal(): Promise<{ readonly seq: number }>
  /**
   * A phone is sent only some of the pushes: missing numbers mean nothing to it, and each push stands for itself.
   */
  readonly sparse?: boolean
  /** The user channel and the register push, where a server calls them otherwise. */
  readonly destinations?: { readonly channel: string; readonly register: string }
  readonly random?: () => number
  readonly now?: () => number
}

/** Follows the pushes of one class over STOMP, through every loss of the connection. */
export function createLiveChannel(options: LiveChannelOptions) {
  const { random = Math.random, now = () => performance.now(), heartbeat = 10_000 } = options
  const { destinations = { channel: liveChannel, register: registerDestination } } = options
  const status = createStore<{ status: ChannelStatus; since: number }>(() => ({ status: 'connecting', since: now() }))
  const become = (next: ChannelStatus) => {
    const current = status.getState().status
    if (current !== next && current !== 'ended') status.setState({ status: next, since: now() })
  }
  const backoff = createBackoff(random, now)
  const sequence = createSequence<Push>({
    deliver: (push) => push.type !== pushType.tick && options.onPush(push),
    heal: async () => (await options.heal()).seq,
  })
  let heard = now()

  const client = new Client({
    ...stompOptions(options),
    beforeConnect: backoff.wait,
    onConnect: () => {
      backoff.connected()
      heard = now()
      client.subscribe(destinations.channel, ({ body }) => take(body))
      register()
    },
    onWebSocketClose: () => {
      backoff.lost()
      become('waiting')
    },
    onStompError: () => {
      // The reason is asked for over HTTP, where an expired session is dealt with once for the whole page.
      options.heal().catch(() => undefined)
      // A server must hang up after an ERROR; RabbitMQ leaves the socket open, and nothing would ever come of it.
      client.forceDisconnect()
    },
  })

  function register() {
    const receipt = `register-${Math.round(now())}`
    // The state is fetched after the server has us on its list: what comes in between arrives twice rather than never.
    client.watchForReceipt(receipt, () => {
      become('open')
      void sequence.restart()
    })
    client.publish({
      destination: destinations.register,
      headers: { receipt, 'content-type': 'application/json' },
      body: JSON.stringify({ answerClassId: options.answerClassId }),
    })
  }

  function take(body: string) {
    heard = now()
    const push = readAnswer(pushSchema, parse(body))?.answer
    // What this version does not know still counts: its number shows up as a gap, and the state is fetched.
    if (push?.answerClassId !== options.answerClassId) return undefined
    if (options.sparse) return push.type === pushType.tick ? undefined : options.onPush(push)
    if (push.type === pushType.tick) return sequence.hear(push.seq)
    return sequence.take(push)
  }

  // Heart-beats only prove that the socket lives. A client that stopped understanding the stream hears no tick either.
  const watchdog = setInterval(() => {
    if (client.connected && now() - heard > silentSeconds * 1000) client.forceDisconnect()
  }, 5000)
  const wake = () => {
    if (status.getState().status === 'waiting') backoff.skip()
    else if (now() - heard > heartbeat * 2) client.forceDisconnect()
  }
  const seen = () => {
    if (globalThis.document?.visibilityState === 'visible') wake()
  }
  globalThis.addEventListener?.('online', wake)
  globalThis.document?.addEventListener('visibilitychange', seen)
  client.activate()

  function stop() {
    become('ended')
    clearInterval(watchdog)
    sequence.stop()
    backoff.skip()
    globalThis.removeEventListener?.('online', wake)
    globalThis.document?.removeEventListener('visibilitychange', seen)
  }

  return {
    /** What the person should be told about the connection. */
    status,
    /** Fetches the state anew, in order with the pushes that come meanwhile. */
    refresh: () => sequence.restart(),
    /** Says goodbye: the class ends with the last window of its teacher. */
    async leave() {
      stop()
      await client.deactivate()
    },
    /** Drops the connection without a word, as a reload does; the class goes on. */
    drop() {
      stop()
      void client.deactivate({ force: true })
    },
  }
}
export type LiveChannel = ReturnType<typeof createLiveChannel>

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
