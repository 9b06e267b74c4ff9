import { isNo, isRefused, readable, type Client } from '@mango/client'
import { createLiveChannel, liveAddress, type LiveChannel } from '@mango/client/live-channel'
import {
  getPadState,
  joinClass,
  leaveClass,
  submitAnswer,
  text,
  type PadState,
  type Seat,
} from '@mango/contract/answer-pad'
import { createStore } from 'zustand/vanilla'
import { createOutbox, type Delivery, type Outbox } from './outbox.ts'
import { joinTabs, type Tabs } from './tabs.ts'
import { seatKey, seatMemory, type SeatMemory, type WaitingAnswer } from './seat-memory.ts'

export interface PadView {
  /**
   * `waiting`: another phone has this student's seat, and the teacher is asked; `over`: the class has ended; `taken`:
   * another phone has the seat now; `refused`: the teacher did not let this one in; `removed`: the teacher sent the
   * student out.
   */
  readonly phase: 'join' | 'waiting' | 'in' | 'over' | 'taken' | 'refused' | 'removed'
  readonly seat: SeatMemory | undefined
  readonly server: PadState | undefined
  /** By `performance.now()`, when the time to answer is up. */
  readonly endsAt: number | undefined
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
/** Whoever waits for the teacher looks often. */
const waitMilliseconds = 2000

const endings: ReadonlyMap<string, PadView['phase']> = new Map([
  [text.seatTaken, 'taken'],
  [text.seatRefused, 'refused'],
  [text.seatRemoved, 'removed'],
  [text.classOver, 'over'],
])

/** What was asked for before another state, or before an answer was confirmed, may come after it. */
const isOlder = (state: PadState, shown: PadState): boolean =>
  state.seq < shown.seq ||
  (state.questionId === shown.questionId && state.attempt === shown.attempt && state.revision < shown.revision)

/** A student's phone: its seat, its outbox, and what the board shows. */
export function createPad(client: Client, joinToken: string, memory = seatMemory(joinToken)) {
  const saved = memory.read()
  const store = createStore<PadView>(() => ({
    phase: saved ? (saved.waiting ? 'waiting' : 'in') : 'join',
    seat: saved,
    server: undefined,
    endsAt: undefined,
    mine: '',
    confirmed: undefined,
    waiting: saved?.outbox ?? [],
    failing: false,
    refused: 0,
  }))
  const channel = createStore<{ current: LiveChannel | undefined }>(() => ({ current: undefined }))
  let outbox: Outbox | undefined
  let tabs: Tabs | undefined
  let poll: ReturnType<typeof setInterval> | undefined
  /** Counts the times somebody waited for the teacher: what comes for an earlier one means nothing. */
  let waits = 0
  const goOnline = () => void outbox?.flush()

  /** A refusal that ends this phone's part in the class. */
  function ended(error: unknown): boolean {
    if (!isRefused(error)) return false
    const phase = endings.get(error.message)
    if (!phase) return false
    stop()
    memory.forget()
    store.setState({ phase })
    return true
  }

  /** Somebody else may sit down on this phone: what comes late for a seat that was left means nothing to the next one. */
  const isLeft = (seat: SeatMemory): boolean => store.getState().seat !== seat

  async function refresh(): Promise<{ seq: number }> {
    const { seat } = store.getState()
    if (!seat) return { seq: 0 }
    try {
      const { data: server } = await client.send(getPadState, { body: { seatToken: seat.seatToken } })
      const { waiting, server: shown } = store.getState()
      if (isLeft(seat) || (shown && isOlder(server, shown))) return { seq: server.seq }
      const own = waiting.find((item) => item.questionId === server.questionId && item.attempt === server.attempt)
      store.setState({
        server,
        endsAt: server.remaining === null ? undefined : performance.now() + server.remaining,
        mine: own?.answer ?? server.answer ?? '',
        confirmed: server.answer ?? undefined,
      })
      if (server.closed) {
        stop()
        store.setState({ phase: 'over' })
      }
      return { seq: server.seq }
    } catch (error) {
      if (!isLeft(seat)) ended(error)
      throw error
    }
  }

  async function deliver(item: WaitingAnswer): Promise<Delivery> {
    const { seat } = store.getState()
    if (!seat) return { kind: 'refused' }
    try {
      const { data } = await client.send(submitAnswer, { body: { seatToken: seat.seatToken, ...item } })
      const { server } = store.getState()
      if (!isLeft(seat) && server?.questionId === item.questionId && server.attempt === item.attempt)
        store.setState({
          confirmed: data.answer,
          // After the answer was shown the server keeps what it had: the phone shows what counts.
          ...(data.revision >= item.revision && { mine: data.answer }),
          server: { ...server, answer: data.answer, revision: Math.max(server.revision, data.revision) },
        })
      return { kind: 'stored' }
    } catch (error) {
      if (isNo(error)) {
        // Once the phone knows that the class is over, what waits is counted as it is.
        if (!isLeft(seat) && !ended(error) && store.getState().phase === 'in') {
          store.setState(({ refused }) => ({ refused: refused + 1 }))
          void refresh().catch(() => undefined)
        }
        return { kind: 'refused' }
      }
      return { kind: 'lost' }
    }
  }

  /** Asks until the teacher has decided. */
  function wait(seat: SeatMemory): void {
    store.setState({ phase: 'waiting', seat })
    const turn = (waits += 1)
    const ask = async (): Promise<void> => {
      try {
        await client.send(getPadState, { body: { seatToken: seat.seatToken } })
      } catch (error) {
        if (turn === waits && !ended(error)) poll = setTimeout(() => void ask(), waitMilliseconds)
        return
      }
      if (turn !== waits) return
      const admitted = { ...seat, waiting: false }
      memory.write(admitted)
      sit(admitted)
    }
    void ask()
  }

  function sit(seat: SeatMemory): void {
    store.setState({ phase: 'in', seat, waiting: seat.outbox })
    tabs = joinTabs(seatKey(joinToken), () => {
      outbox?.reload()
      const { server, waiting } = store.getState()
      // What was pressed in another tab of this phone is the choice here as well.
      const pressed = waiting.find((item) => item.questionId === server?.questionId && item.attempt === server.attempt)
      if (pressed) store.setState({ mine: pressed.answer })
    })
    outbox = createOutbox({
      initial: seat.outbox,
      persist: (waiting) => memory.write({ ...seat, outbox: waiting }),
      read: () => memory.read()?.outbox,
      alone: tabs.alone,
      deliver,
      // Not the choice: while it waits, somebody may be choosing anew.
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
    waits += 1
    outbox?.stop()
    tabs?.close()
    channel.getState().current?.drop()
  }

  function enter({ seatToken, answerClassId, student, waiting }: Seat): void {
    const seat = { seatToken, answerClassId, studentId: student.id, name: student.name, waiting, outbox: [] }
    memory.write(seat)
    if (waiting) wait(seat)
    else sit(seat)
  }

  return {
    store,
    channel,
    joinToken,
    /** With a seat that the server has given. */
    enter,
    /** Takes the seat that this phone had before. */
    resume() {
      const seat = memory.read()
      const { phase } = store.getState()
      if (seat && phase === 'in') sit(seat)
      if (seat && phase === 'waiting') wait(seat)
    },
    /** @returns what to tell the student where it did not work */
    async join(studentCode: string): Promise<string | undefined> {
      try {
        enter((await client.send(joinClass, { body: { token: joinToken, studentCode } })).data)
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
      // Two tabs of a phone share a clock: whichever was pressed later counts, whatever each knew of the other.
      const revision = Math.max(server.revision, before?.revision ?? 0, Math.floor(Date.now() / 1000)) + 1
      store.setState({ mine: letters })
      outbox?.add({ questionId, attempt, answer: letters, revision })
    },
    /** Goes back to the form, for another student or another try; the seat is free for whoever it belongs to. */
    leave() {
      const { seat } = store.getState()
      // If it does not get there, the teacher is asked about the seat as ever.
      if (seat) void client.send(leaveClass, { body: { seatToken: seat.seatToken } }).catch(() => undefined)
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
