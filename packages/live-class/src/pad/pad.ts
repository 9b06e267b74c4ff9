import { CallError, readable, type Client } from '@mango/client'
import { createLiveChannel, liveAddress, type LiveChannel } from '@mango/client/live-channel'
import { getPadState, joinClass, submitAnswer, text, type PadState } from '@mango/contract/answer-pad'
import { createStore } from 'zustand/vanilla'
import { createOutbox, type Delivery, type Outbox } from './outbox.ts'
import { seatMemory, type SeatMemory, type WaitingAnswer } from './seat-memory.ts'

export interface PadView {
  /** `over`: the class has ended; `taken`: another phone has this student's seat. */
  readonly phase: 'join' | 'in' | 'over' | 'taken'
  readonly seat: SeatMemory | undefined
  readonly server: PadState | undefined
  /** The own answer to the question on the board, confirmed or not. */
  readonly mine: string
  /** The answer the server has confirmed. */
  readonly confirmed: string | undefined
  readonly waiting: readonly WaitingAnswer[]
  readonly failing: boolean
  /** Answers that came when the class was over: what has not arrived by then never will. */
  readonly refused: number
}

const pollMilliseconds = 20_000

/** A student's phone: its seat, its outbox, and what the board shows. */
export function createPad(client: Client, joinToken: string, memory = seatMemory(joinToken)) {
  const saved = memory.read()
  const store = createStore<PadView>(() => ({
    phase: saved ? 'in' : 'join',
    seat: saved,
    server: undefined,
    mine: '',
    confirmed: undefined,
    waiting: saved?.outbox ?? [],
    failing: false,
    refused: 0,
  }))
  const channel = createStore<{ current: LiveChannel | undefined }>(() => ({ current: undefined }))
  let outbox: Outbox | undefined
  let poll: ReturnType<typeof setInterval> | undefined
  const goOnline = () => void outbox?.flush()

  /** A refusal that ends this phone's part in the class. */
  function ended(error: unknown): boolean {
    if (!(error instanceof CallError) || error.kind !== 'refused') return false
    const phase = error.message === text.seatTaken ? 'taken' : error.message === text.classOver ? 'over' : undefined
    if (!phase) return false
    stop()
    memory.forget()
    store.setState({ phase })
    return true
  }

  async function refresh(): Promise<{ seq: number }> {
    const { seat } = store.getState()
    if (!seat) return { seq: 0 }
    try {
      const { data: server } = await client.send(getPadState, { body: { seatToken: seat.seatToken } })
      const { waiting } = store.getState()
      const own = waiting.find((item) => item.questionId === server.questionId && item.attempt === server.attempt)
      store.setState({ server, mine: own?.answer ?? server.answer ?? '', confirmed: server.answer ?? undefined })
      if (server.closed) {
        stop()
        store.setState({ phase: 'over' })
      }
      return { seq: server.seq }
    } catch (error) {
      ended(error)
      throw error
    }
  }

  async function deliver(item: WaitingAnswer): Promise<Delivery> {
    const { seat } = store.getState()
    if (!seat) return { kind: 'refused' }
    try {
      const { data } = await client.send(submitAnswer, { body: { seatToken: seat.seatToken, ...item } })
      const { server } = store.getState()
      if (server && server.questionId === item.questionId && server.attempt === item.attempt)
        store.setState({
          confirmed: data.answer,
          // After the answer was shown the server keeps what it had: the phone shows what counts.
          ...(data.revision >= item.revision && { mine: data.answer }),
          server: { ...server, answer: data.answer, revision: Math.max(server.revision, data.revision) },
        })
      return { kind: 'stored' }
    } catch (error) {
      if (error instanceof CallError && error.kind === 'refused' && error.code !== 500) {
        // Once the phone knows that the class is over, what waits is counted as it is.
        if (!ended(error) && store.getState().phase === 'in')
          store.setState(({ refused }) => ({ refused: refused + 1 }))
        return { kind: 'refused' }
      }
      return { kind: 'lost' }
    }
  }

  function sit(seat: SeatMemory): void {
    store.setState({ phase: 'in', seat, waiting: seat.outbox })
    outbox = createOutbox({
      initial: seat.outbox,
      persist: (waiting) => memory.write({ ...seat, outbox: waiting }),
      deliver,
      onChange: (state) => store.setState(state),
    })
    channel.setState({
      current: createLiveChannel({
        address: () => liveAddress(client.context.apiBase, seat.seatToken),
        answerClassId: seat.answerClassId,
        sparse: true,
        heal: refresh,
        onPush: () => void refresh().catch(() => undefined),
      }),
    })
    globalThis.addEventListener?.('online', goOnline)
    // Where the socket is blocked, the phone still follows the class, only slower.
    poll = setInterval(() => void refresh().catch(() => undefined), pollMilliseconds)
    void refresh().catch(() => undefined)
    void outbox.flush()
  }

  function stop(): void {
    globalThis.removeEventListener?.('online', goOnline)
    clearInterval(poll)
    outbox?.stop()
    channel.getState().current?.drop()
  }

  return {
    store,
    channel,
    /** Takes the seat that this phone had before. */
    resume() {
      const seat = memory.read()
      if (seat && store.getState().phase === 'in') sit(seat)
    },
    /** @returns what to tell the student where it did not work */
    async join(studentCode: string): Promise<string | undefined> {
      try {
        const { data } = await client.send(joinClass, { body: { token: joinToken, studentCode } })
        const { seatToken, answerClassId, student } = data
        const seat = { seatToken, answerClassId, studentId: student.id, name: student.name, outbox: [] }
        memory.write(seat)
        sit(seat)
        return undefined
      } catch (error) {
        return readable(error)
      }
    },
    /** Answers the question on the board; kept on the phone first, then sent. */
    answer(letters: string): void {
      const { server, waiting } = store.getState()
      if (!server?.questionId) return
      const { questionId, attempt } = server
      const before = waiting.find((item) => item.questionId === questionId && item.attempt === attempt)
      const revision = Math.max(server.revision, before?.revision ?? 0) + 1
      store.setState({ mine: letters })
      outbox?.add({ questionId, attempt, answer: letters, revision })
    },
    /** Goes back to the form, for another student or another try. */
    leave() {
      stop()
      memory.forget()
      store.setState({
        phase: 'join',
        seat: undefined,
        server: undefined,
        mine: '',
        waiting: [],
        failing: false,
        refused: 0,
      })
    },
    stop,
  }
}
export type Pad = ReturnType<typeof createPad>
