import { text } from '@mango/contract/library'
import { createStore } from 'zustand/vanilla'
import { CallError, readable } from '../call-error.ts'
import type { Client } from '../client.ts'
import type { KnownChoice } from './known-file.ts'
import { randomName } from './random-name.ts'
import { sortOut, type Selection, type UploadLimits } from './selection.ts'
import { nextRate, secondsLeft, type TransferRate } from './transfer-rate.ts'
import type { Attempt, Transfer, UploadStep } from './transfer.ts'
import { isPending, isUnfinished, uploadStatus, type UploadItem } from './upload-item.ts'

export interface UploadState {
  readonly items: readonly UploadItem[]
  /** Offline: nothing starts until the network is back. */
  readonly paused: boolean
}

export interface UploadQueueOptions<Result> {
  transfer: Transfer<Result>
  /** Asked for every selection. */
  limits?(): UploadLimits
  /** A file is where it belongs, and perhaps in the place of another. */
  onDone?(result: Result, replaces?: number): void
  onFailed?(error: unknown): void
  /** Whose files they are: without a session nothing can be sent any more. */
  client: { token: Client['token']; session: Pick<Client['session'], 'subscribe'> }
  /** The window, whose `online`, `offline` and `beforeunload` matter. */
  page?: EventTarget & { navigator: { onLine: boolean } }
}

const { waiting, uploading, succeeded, failed } = uploadStatus

/** Milliseconds within which a browser tells that it is offline, after what was under way has failed for it. */
const offlineNews = 1000

/** Longer than this no file waits for the answer whether it is there already. */
const askMilliseconds = 1500

const fresh = { progress: 0, secondsLeft: undefined, step: 'sending', reason: undefined } as const

/**
 * Uploads one file after the other, by the transfer it is given. A failure stays with its item until `retry`; nothing is
 * repeated by itself. Going offline puts the running item back. It listens to the page only while there is something to do,
 * and goes on without the element that began it.
 */
export function createUploadQueue<Result>({
  transfer,
  limits,
  onDone,
  onFailed,
  client,
  page = window,
}: UploadQueueOptions<Result>) {
  const store = createStore<UploadState>(() => ({ items: [], paused: false }))
  const attempts = new Map<string, (attempt: Attempt) => Promise<Result>>()
  /** Of what is being asked whether it is there already. */
  const asking = new Set<string>()
  let running: { key: string; controller: AbortController } | undefined
  let ignore: (() => void) | undefined

  const patch = (key: string, change: Partial<UploadItem>) =>
    store.setState(({ items }) => ({ items: items.map((item) => (item.key === key ? { ...item, ...change } : item)) }))
  const find = (key: string) => store.getState().items.find((item) => item.key === key)
  const keep = (wanted: (item: UploadItem) => boolean) => {
    const { items } = store.getState()
    for (const item of items) if (!wanted(item)) attempts.delete(item.key)
    store.setState({ items: items.filter(wanted) })
  }

  async function start({ key, bytes, replaces }: UploadItem, send: (attempt: Attempt) => Promise<Result>) {
    const controller = new AbortController()
    const { signal } = controller
    running = { key, controller }
    patch(key, { ...fresh, status: uploading })
    let rate: TransferRate | undefined
    const tell = (change: Partial<UploadItem>) => {
      if (!signal.aborted) patch(key, change)
    }
    const onProgress = (loaded: number) => {
      rate = nextRate(rate, performance.now(), loaded)
      tell({ progress: bytes > 0 ? Math.min(1, loaded / bytes) : 0, secondsLeft: secondsLeft(rate, bytes) })
    }
    const onStep = (step: UploadStep) =>
      tell({ step, ...(step !== 'sending' && { progress: 1, secondsLeft: undefined }) })
    try {
      const result = await send({ signal, onProgress, onStep, fileName: () => find(key)?.fileName ?? '', replaces })
      // Whoever aborted has already said what becomes of the item.
      if (!signal.aborted) {
        attempts.delete(key)
        patch(key, { status: succeeded, progress: 1, secondsLeft: undefined })
        onDone?.(result, replaces)
      }
    } catch (error) {
      // What fails in the moment in which the network goes is put back and not failed.
      if (error instanceof CallError && error.kind === 'network')
        await new Promise((resolve) => setTimeout(resolve, offlineNews))
      if (!signal.aborted) {
        patch(key, { status: failed, secondsLeft: undefined, reason: readable(error) })
        onFailed?.(error)
      }
    }
    if (running?.controller === controller) running = undefined
    next()
  }

  function next() {
    attend(store.getState().items.some(isPending))
    const { items, paused } = store.getState()
    if (running || paused) return
    const first = items.find(({ key, status, known }) => status === waiting && !known && !asking.has(key))
    const attempt = first && attempts.get(first.key)
    if (first && attempt) void start(first, attempt)
  }

  const stop = () => {
    running?.controller.abort()
    running = undefined
  }
  /** Holds what is there already; a late answer puts back what has begun. Whatever fails lets all of it go on. */
  async function ask(keys: readonly string[], files: readonly File[]) {
    if (!transfer.known || keys.length === 0) return
    const goOn = () => {
      for (const key of keys) asking.delete(key)
      next()
    }
    for (const key of keys) asking.add(key)
    const moment = setTimeout(goOn, askMilliseconds)
    const found = await transfer.known(files).catch(() => [])
    clearTimeout(moment)
    for (const [place, key] of keys.entries()) {
      const item = find(key)
      const known = found[place]
      if (!known || !item || !isPending(item) || item.step === 'registering') continue
      if (running?.key === key) stop()
      patch(key, { ...fresh, status: waiting, known })
    }
    goOn()
  }
  const choose = (choice: KnownChoice, wanted: (item: UploadItem) => boolean) => {
    const held = store.getState().items.filter((item) => item.known && wanted(item))
    if (choice === 'skip') keep((item) => !held.includes(item))
    else
      for (const { key, known } of held)
        patch(key, { known: undefined, replaces: choice === 'replace' ? known?.id : undefined })
    next()
  }
  const pause = () => {
    const key = running?.key
    stop()
    if (key) patch(key, { ...fresh, status: waiting })
    store.setState({ paused: true })
  }
  const resume = () => {
    store.setState({ paused: false })
    next()
  }
  const again = (wanted: (item: UploadItem) => boolean) => {
    for (const item of store.getState().items)
      if (item.status === failed && wanted(item)) patch(item.key, { ...fresh, status: waiting })
    next()
  }
  const warn = (event: Event) => {
    // The way to the login must be free.
    if (client.token()) event.preventDefault()
  }
  /** Nobody else's session may send what is left of this one's files. */
  const endWithSession = () => {
    if (client.token()) return
    stop()
    for (const { key } of store.getState().items.filter(isPending))
      patch(key, { ...fresh, status: failed, reason: text.uploadLoggedOut })
    next()
  }
  /** Listens to the page and the session for as long as there is something to do. */
  function attend(busy: boolean) {
    if (busy === (ignore !== undefined)) return
    ignore?.()
    ignore = undefined
    store.setState({ paused: busy && !page.navigator.onLine })
    if (!busy) return
    page.addEventListener('offline', pause)
    page.addEventListener('online', resume)
    page.addEventListener('beforeunload', warn)
    const unsubscribe = client.session.subscribe(endWithSession)
    ignore = () => {
      page.removeEventListener('offline', pause)
      page.removeEventListener('online', resume)
      page.removeEventListener('beforeunload', warn)
      unsubscribe()
    }
  }

  return {
    store,

    /** Takes what the limits allow. @returns what to tell about the rest */
    add(files: readonly File[]): Selection['notes'] {
      const unfinished = store.getState().items.filter(isUnfinished).length
      const { accepted, notes } = sortOut(files, limits?.() ?? {}, unfinished)
      const items = accepted.map((file): UploadItem => {
        const key = randomName()
        attempts.set(key, transfer(file))
        return { ...fresh, key, fileName: file.name, bytes: file.size, status: waiting }
      })
      store.setState((state) => ({ items: [...state.items, ...items] }))
      const keys = items.map(({ key }) => key)
      void ask(keys, accepted)
      next()
      return notes
    },

    /** Another name, which counts as long as nobody was told the old one. */
    rename: (key: string, fileName: string) => patch(key, { fileName }),

    /** What becomes of a file that is there already. */
    choose: (key: string, choice: KnownChoice) => choose(choice, (item) => item.key === key),

    /** The same for every file that is there already. */
    chooseAll: (choice: KnownChoice) => choose(choice, () => true),

    /** A failed item waits again. */
    retry: (key: string) => again((item) => item.key === key),

    /** Every failed item waits again. */
    retryAll: () => again(() => true),

    /** Takes an item off the list, ending its transfer if it runs. */
    remove(key: string) {
      if (running?.key === key) stop()
      keep((item) => item.key !== key)
      next()
    },

    /** Takes what is done off the list. */
    clearDone: () => keep(({ status }) => status !== succeeded),

    /** Takes off the list whatever nothing is left to do for, failures included. */
    clearEnded: () => keep(isPending),
  }
}
export type UploadQueue = ReturnType<typeof createUploadQueue>
