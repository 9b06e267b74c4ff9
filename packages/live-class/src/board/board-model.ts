import {
  displayStatus,
  pushType,
  type LiveAnswer,
  type LiveSnapshot,
  type Push,
  type QuestionState,
} from '@mango/contract/live-class'
import { createStore } from 'zustand/vanilla'
import { rankingOf } from '../rules.ts'

/** What the board draws; a new object whenever something has changed. */
export interface BoardState extends QuestionState {
  /** Before the first snapshot nothing is known. */
  readonly ready: boolean
  /** Answers of this attempt, the fastest first. */
  readonly ranking: readonly LiveAnswer[]
  readonly connected: ReadonlySet<number>
  /** Device codes by student, as far as they were paired in this class. */
  readonly pairs: ReadonlyMap<number, string>
  readonly pairing: boolean
  readonly closed: boolean
  /** The server asks whether the class goes on. */
  readonly askedToGoOn: boolean
}

const nothing: BoardState = {
  ready: false,
  questionId: null,
  attempt: 0,
  status: displayStatus.hidden,
  ranking: [],
  connected: new Set(),
  pairs: new Map(),
  pairing: false,
  closed: false,
  askedToGoOn: false,
}

/** Calls back once with the next frame; a page that is hidden has no frames and gets a timer instead. */
export function onNextFrame(callback: () => void): () => void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    callback()
  }
  const frame = requestAnimationFrame(once)
  const timer = setTimeout(once, 250)
  return () => {
    done = true
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * The class as it stands. Every push changes it at once; it is published to the views once per frame, so that a thousand
 * pushes in a second draw sixty times and not a thousand.
 */
export function createBoardModel(schedule: (publish: () => void) => () => void = onNextFrame) {
  const store = createStore<BoardState>(() => nothing)
  const answers = new Map<number, LiveAnswer>()
  const connected = new Set<number>()
  const pairs = new Map<number, string>()
  let rest = { ...nothing }
  let dirty = { answers: false, connected: false, pairs: false }
  let cancel: (() => void) | undefined

  function publish() {
    cancel = undefined
    const before = store.getState()
    store.setState(
      {
        ...rest,
        ranking: dirty.answers ? rankingOf([...answers.values()]) : before.ranking,
        connected: dirty.connected ? new Set(connected) : before.connected,
        pairs: dirty.pairs ? new Map(pairs) : before.pairs,
      },
      true,
    )
    dirty = { answers: false, connected: false, pairs: false }
  }
  const changed = () => {
    cancel ??= schedule(publish)
  }

  function setQuestion(state: QuestionState) {
    if (state.questionId !== rest.questionId || state.attempt !== rest.attempt) {
      answers.clear()
      dirty.answers = true
    }
    rest = { ...rest, ...state }
    changed()
  }

  function answered(answer: LiveAnswer, attempt: number) {
    // A late answer of an attempt that is over belongs into the scores, not onto this board.
    if (answer.questionId !== rest.questionId || attempt !== rest.attempt) return
    answers.set(answer.studentId, answer)
    dirty.answers = true
  }

  return {
    store,
    setQuestion,

    /** The whole state, as the server has it. */
    replace(snapshot: LiveSnapshot) {
      const { questionId, attempt, status, pairing } = snapshot
      rest = { ...rest, ready: true, questionId, attempt, status, pairing }
      answers.clear()
      connected.clear()
      for (const answer of snapshot.answers) answers.set(answer.studentId, answer)
      for (const id of snapshot.connected) connected.add(id)
      dirty = { ...dirty, answers: true, connected: true }
      changed()
    },

    setPairs(list: readonly { studentId: number; machineCode: string }[], pairing: boolean) {
      pairs.clear()
      for (const { studentId, machineCode } of list) pairs.set(studentId, machineCode)
      rest = { ...rest, pairing }
      dirty.pairs = true
      changed()
    },

    apply(push: Push) {
      switch (push.type) {
        case pushType.question:
          return setQuestion(push.data)
        case pushType.answer:
          answered(push.data, push.attempt)
          break
        case pushType.presence:
          if (push.data.connected) connected.add(push.data.studentId)
          else connected.delete(push.data.studentId)
          dirty.connected = true
          break
        case pushType.pair:
          for (const [studentId, code] of pairs) if (code === push.data.machineCode) pairs.delete(studentId)
          pairs.set(push.data.studentId, push.data.machineCode)
          dirty.pairs = true
          break
        case pushType.keepGoing:
          rest = { ...rest, askedToGoOn: true }
          break
        case pushType.pairingClosed:
          rest = { ...rest, pairing: false }
          break
        case pushType.classClosed:
          rest = { ...rest, closed: true }
          break
        default:
          return
      }
      changed()
    },

    goesOn() {
      rest = { ...rest, askedToGoOn: false }
      changed()
    },
    stop: () => cancel?.(),
  }
}
