import {
  displayStatus,
  pushType,
  type Ballot,
  type LiveAnswer,
  type LiveSnapshot,
  type Push,
  type QuestionState,
  type SeatRequest,
} from '@mango/contract/live-class'
import { createStore } from 'zustand/vanilla'
import { rankingOf } from './ranking-rules.ts'

/** What the board draws; a new object whenever something has changed. */
export interface BoardState extends Omit<QuestionState, 'remaining'> {
  /** Before the first snapshot nothing is known. */
  readonly ready: boolean
  /** By `performance.now()`, when the time for this attempt is up; undefined without a limit. */
  readonly endsAt: number | undefined
  /** Answers of this attempt, the fastest first. */
  readonly ranking: readonly LiveAnswer[]
  /** Answers of the attempt before. */
  readonly before: readonly LiveAnswer[]
  /** Second phones that ask for a seat. */
  readonly seatRequests: readonly SeatRequest[]
  /** Words of this attempt that are taken down. */
  readonly hiddenWords: readonly string[]
  /** Nobody new may join. */
  readonly locked: boolean
  /** The questions to come are anonymous. */
  readonly anonymousNext: boolean
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
  stopped: false,
  endsAt: undefined,
  ranking: [],
  before: [],
  seatRequests: [],
  anonymous: false,
  hiddenWords: [],
  locked: false,
  anonymousNext: false,
  connected: new Set(),
  pairs: new Map(),
  pairing: false,
  closed: false,
  askedToGoOn: false,
}

/** Somebody has done something in the class: it goes on, whichever window was asked. */
const signsOfLife: ReadonlySet<Push['type']> = new Set([
  pushType.question,
  pushType.answer,
  pushType.ballot,
  pushType.lock,
  pushType.pick,
  pushType.anonymity,
  pushType.goesOn,
])

const questionOf = ({ questionId, attempt, status, stopped, remaining, anonymous }: QuestionState): QuestionState => ({
  questionId,
  attempt,
  status,
  stopped,
  remaining,
  anonymous,
})

/** A ballot as an answer of nobody's. */
const answerOf = ({ questionId, answer }: Ballot): LiveAnswer => ({
  questionId,
  studentId: 0,
  answer,
  answerTime: '',
  hasAnswer: true,
  timeCost: 0,
})

/** Calls back once with the next frame; a page that is hidden has no frames and gets a timer instead. */
function onNextFrame(callback: () => void): () => void {
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
export function createBoardModel(
  schedule: (publish: () => void) => () => void = onNextFrame,
  now: () => number = () => performance.now(),
) {
  const store = createStore<BoardState>(() => nothing)
  /** By question and attempt: one that comes back on the board has the answers it had, before the server is asked. */
  const rounds = new Map<string, Map<number | string, LiveAnswer>>()
  const connected = new Set<number>()
  const pairs = new Map<number, string>()
  let rest = { ...nothing }
  /** The number of the last push or snapshot that was taken. */
  let newest = 0
  /** How often the server has told the question by itself. */
  let told = 0
  let dirty = { answers: false, connected: false, pairs: false }
  let cancel: (() => void) | undefined

  function publish() {
    cancel = undefined
    const before = store.getState()
    store.setState(
      {
        ...rest,
        ranking: dirty.answers ? listOf(rest.questionId, rest.attempt) : before.ranking,
        before: dirty.answers ? listOf(rest.questionId, rest.attempt - 1) : before.before,
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
  const round = (questionId: number | null, attempt: number) => {
    const key = `${questionId}:${attempt}`
    const known = rounds.get(key)
    if (known) return known
    const fresh = new Map<number | string, LiveAnswer>()
    rounds.set(key, fresh)
    return fresh
  }

  /** @returns whether another question or attempt is on the board than before */
  function setQuestion({ remaining, ...state }: QuestionState): boolean {
    const isOther = state.questionId !== rest.questionId || state.attempt !== rest.attempt
    if (isOther) {
      dirty.answers = true
      rest = { ...rest, hiddenWords: [] }
    }
    rest = { ...rest, ...state, endsAt: remaining === null ? undefined : now() + remaining }
    changed()
    return isOther
  }

  function answered(answer: LiveAnswer, attempt: number, by: number | string = answer.studentId) {
    // A late answer of an attempt that is over belongs into the scores, not onto this board.
    if (answer.questionId !== rest.questionId || attempt !== rest.attempt) return
    round(answer.questionId, attempt).set(by, answer)
    dirty.answers = true
  }
  function setAnonymity(anonymousNext: boolean) {
    rest = { ...rest, anonymousNext }
    changed()
  }
  const listOf = (questionId: number | null, attempt: number) => rankingOf([...round(questionId, attempt).values()])

  return {
    store,
    /** The round on the board and what is wanted of the next one, a frame before it is drawn. */
    round: (): Pick<BoardState, 'questionId' | 'attempt' | 'anonymousNext'> => rest,
    setQuestion,
    setAnonymity,
    /**
     * Takes the answer to what was pressed here, unless a push or a snapshot has come since: behind a slow line another
     * window or a phone may have gone on, and what was pressed is told by a push as well.
     */
    async settle(pressed: Promise<{ readonly data: QuestionState }>): Promise<void> {
      const before = told
      const { data } = await pressed
      if (told === before) setQuestion(data)
    },

    /** The whole state, as the server has it; one that was asked for before another and comes after it is old. */
    replace(snapshot: LiveSnapshot) {
      if (snapshot.seq < newest) return
      newest = snapshot.seq
      told += 1
      const { questionId, attempt, pairing, seatRequests, hiddenWords, locked, anonymousNext, askedToGoOn } = snapshot
      setQuestion(questionOf(snapshot))
      rest = { ...rest, ready: true, pairing, seatRequests, hiddenWords, locked, anonymousNext, askedToGoOn }
      connected.clear()
      const lists = [
        [attempt, snapshot.answers],
        [attempt - 1, snapshot.before],
      ] as const
      for (const [place, list] of lists) {
        const answers = round(questionId, place)
        answers.clear()
        for (const answer of list) answers.set(answer.studentId, answer)
      }
      for (const ballot of snapshot.ballots) round(questionId, attempt).set(ballot.ballotId, answerOf(ballot))
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

    /** @returns whether another question or attempt is on the board than before */
    apply(push: Push): boolean {
      newest = Math.max(newest, push.seq)
      if (signsOfLife.has(push.type)) rest = { ...rest, askedToGoOn: false }
      let isOther = false
      switch (push.type) {
        case pushType.question:
          told += 1
          isOther = setQuestion(push.data)
          break
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
        case pushType.seat: {
          const { waiting, ...request } = push.data
          const others = rest.seatRequests.filter(({ seatId }) => seatId !== request.seatId)
          rest = { ...rest, seatRequests: waiting ? [...others, request] : others }
          break
        }
        case pushType.ballot:
          answered(answerOf(push.data), push.attempt, push.data.ballotId)
          break
        case pushType.words:
          rest = { ...rest, hiddenWords: push.data.hidden }
          break
        case pushType.lock:
          rest = { ...rest, locked: push.data.locked }
          break
        case pushType.anonymity:
          setAnonymity(push.data.anonymousNext)
          break
        case pushType.keepGoing:
          rest = { ...rest, askedToGoOn: true }
          break
        case pushType.pick:
        case pushType.goesOn:
          break
        case pushType.pairingClosed:
          rest = { ...rest, pairing: false }
          break
        case pushType.classClosed:
          rest = { ...rest, closed: true }
          break
        default:
          return false
      }
      changed()
      return isOther
    },

    /** The time is up by this window's clock; the server has closed the question by its own. */
    timeUp() {
      if (rest.endsAt === undefined || rest.endsAt > now()) return
      rest = { ...rest, stopped: true, endsAt: undefined }
      changed()
    },
    goesOn() {
      rest = { ...rest, askedToGoOn: false }
      changed()
    },
    stop: () => cancel?.(),
  }
}
