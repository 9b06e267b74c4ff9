import { formatFrame, ProtocolError, type Frame } from './frame.ts'
import { FrameParser } from './frame-parser.ts'
import { stompLimits } from './limits.ts'

/** What a session needs of its connection. */
export interface Wire {
  send(text: string): void
  /** Ends the connection once what was sent is on its way. */
  close(code: number, reason: string): void
}

export interface SessionRules {
  /** Destinations a client may subscribe to. */
  readonly subscribable: readonly string[]
  /** Called for a SEND; throws ProtocolError to refuse it. */
  onSend(destination: string, body: string): void | Promise<void>
  /** The client said goodbye; nothing it sends afterwards counts. */
  onDisconnect?(): void
  /** Milliseconds between beats that this side can send and wants to receive. */
  readonly heartbeat: number
  /** An id nobody else has. */
  uniqueId(): string
}

const versions = ['1.2', '1.1'] as const
type State = 'new' | 'connected' | 'closed'

/** One client's STOMP 1.2 conversation, without clock and socket: bytes in, frames out. */
export class StompSession {
  readonly #wire: Wire
  readonly #rules: SessionRules
  readonly #parser = new FrameParser()
  readonly #subscriptions = new Map<string, { destination: string; ack: boolean }>()
  readonly #transactions = new Map<string, Frame[]>()
  #heldBytes = 0
  #state: State = 'new'
  #bytesBeforeLogin = 0
  #messages = 0
  /** Negotiated beats in milliseconds, 0 for none. */
  beats = { send: 0, receive: 0 }

  constructor(wire: Wire, rules: SessionRules) {
    this.#wire = wire
    this.#rules = rules
  }

  get connected(): boolean {
    return this.#state === 'connected'
  }

  get closed(): boolean {
    return this.#state === 'closed'
  }

  async receive(bytes: Uint8Array): Promise<void> {
    if (this.#state === 'closed') return
    try {
      if (this.#state === 'new') {
        this.#bytesBeforeLogin += bytes.length
        if (this.#bytesBeforeLogin > stompLimits.beforeLogin) throw new ProtocolError('too much before CONNECT')
      }
      for (const found of this.#parser.push(bytes)) {
        if (found !== 'beat' && !this.closed) await this.#take(found)
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      this.fail(error.message)
    }
  }

  /** Sends a body to every subscription of a destination; whether there was one. */
  deliver(destination: string, body: string): boolean {
    let delivered = false
    for (const [subscription, { destination: own, ack }] of this.#subscriptions) {
      if (own !== destination || !this.connected) continue
      const messageId = String((this.#messages += 1))
      const headers = {
        destination,
        'message-id': messageId,
        subscription,
        'content-type': 'application/json',
        ...(ack && { ack: messageId }),
      }
      this.#wire.send(formatFrame('MESSAGE', headers, body))
      delivered = true
    }
    return delivered
  }

  /** Tells the client what is wrong, and hangs up. */
  fail(message: string, headers: Readonly<Record<string, string>> = {}): void {
    if (this.#state === 'closed') return
    this.#state = 'closed'
    this.#wire.send(formatFrame('ERROR', { message, ...headers }))
    this.#wire.close(1002, message)
  }

  /** The connection is gone. */
  end(): void {
    this.#state = 'closed'
  }

  async #take(frame: Frame): Promise<void> {
    if (this.#state === 'new') return this.#connect(frame)
    if (frame.command === 'DISCONNECT') return this.#disconnect(frame)
    const transaction = frame.headers.get('transaction')
    if (frame.command === 'SEND' && transaction !== undefined) this.#hold(transaction, frame)
    else await this.#act(frame)
    this.#receipt(frame)
  }

  async #act(frame: Frame): Promise<void> {
    switch (frame.command) {
      case 'SEND':
        return this.#send(frame)
      case 'SUBSCRIBE':
        return this.#subscribe(frame)
      case 'UNSUBSCRIBE':
        if (!this.#subscriptions.delete(required(frame, 'id'))) throw new ProtocolError('unknown subscription')
        return undefined
      case 'ACK':
      case 'NACK':
        required(frame, 'id')
        return undefined
      case 'BEGIN': {
        const name = required(frame, 'transaction')
        if (this.#transactions.has(name)) throw new ProtocolError('duplicate transaction')
        if (this.#transactions.size >= 16) throw new ProtocolError('too many transactions')
        this.#transactions.set(name, [])
        return undefined
      }
      case 'COMMIT':
        for (const held of this.#release(required(frame, 'transaction'))) await this.#send(held)
        return undefined
      case 'ABORT':
        this.#release(required(frame, 'transaction'))
        return undefined
      default:
        throw new ProtocolError(
          frame.command === 'CONNECT' || frame.command === 'STOMP' ? 'already connected' : 'bad command',
        )
    }
  }

  #pending(transaction: string): Frame[] {
    const held = this.#transactions.get(transaction)
    if (!held) throw new ProtocolError('unknown transaction')
    return held
  }

  #hold(transaction: string, frame: Frame): void {
    this.#pending(transaction).push(frame)
    this.#heldBytes += frame.bytes
    if (this.#heldBytes > stompLimits.heldBytes) throw new ProtocolError('transactions too large')
  }

  #release(transaction: string): Frame[] {
    const held = this.#pending(transaction)
    this.#transactions.delete(transaction)
    for (const { bytes } of held) this.#heldBytes -= bytes
    return held
  }

  #connect(frame: Frame): void {
    if (frame.command !== 'CONNECT' && frame.command !== 'STOMP') throw new ProtocolError('not connected')
    // Absent means 1.0, which has no place for heart-beats and escapes.
    const offered = (frame.headers.get('accept-version') ?? '1.0').split(',')
    const version = versions.find((known) => offered.includes(known))
    if (!version) return this.fail('no common version', { version: versions.join(',') })
    const [canSend, wants] = heartbeatOf(frame)
    const own = this.#rules.heartbeat
    this.beats = { send: own && wants && Math.max(own, wants), receive: own && canSend && Math.max(own, canSend) }
    this.#state = 'connected'
    const headers = { version, 'heart-beat': `${own},${own}`, session: this.#rules.uniqueId(), server: 'mango' }
    this.#wire.send(formatFrame('CONNECTED', headers))
  }

  #disconnect(frame: Frame): void {
    this.#receipt(frame)
    this.#state = 'closed'
    this.#rules.onDisconnect?.()
    this.#wire.close(1000, '')
  }

  #subscribe(frame: Frame): void {
    const id = required(frame, 'id')
    const destination = required(frame, 'destination')
    if (frame.headers.has('selector')) throw new ProtocolError('selectors are not supported')
    if (!this.#rules.subscribable.includes(destination)) throw new ProtocolError('no such destination')
    if (this.#subscriptions.has(id)) throw new ProtocolError('duplicate subscription')
    const ack = frame.headers.get('ack') ?? 'auto'
    if (!['auto', 'client', 'client-individual'].includes(ack)) throw new ProtocolError('unknown ack mode')
    if (this.#subscriptions.size >= 16) throw new ProtocolError('too many subscriptions')
    this.#subscriptions.set(id, { destination, ack: ack !== 'auto' })
  }

  async #send(frame: Frame): Promise<void> {
    await this.#rules.onSend(required(frame, 'destination'), new TextDecoder().decode(frame.body))
  }

  #receipt(frame: Frame): void {
    const receipt = frame.headers.get('receipt')
    if (receipt !== undefined && !this.closed) this.#wire.send(formatFrame('RECEIPT', { 'receipt-id': receipt }))
  }
}

function required(frame: Frame, name: string): string {
  const value = frame.headers.get(name)
  if (value === undefined || value === '') throw new ProtocolError(`${frame.command} without ${name}`)
  return value
}

/** What the other side can send and wants to receive, in milliseconds. */
function heartbeatOf(frame: Frame): [number, number] {
  const text = frame.headers.get('heart-beat') ?? '0,0'
  const match = /^(\d{1,9}),(\d{1,9})$/.exec(text)
  if (!match) throw new ProtocolError('malformed heart-beat')
  return [Number(match[1]), Number(match[2])]
}
