import {
  addEvaluationFileToRepo,
  addFileToRepo,
  fileTypeOf,
  libraryCalls,
  needsTranscoding,
  extensionOf,
  type FileType,
  type LibraryFile,
  type LibraryVariant,
  type UploadPolicy,
} from '@mango/contract/library'
import { createStore } from 'zustand/vanilla'
import type { Client } from '../client.ts'
import { postToStorage } from './post-to-storage.ts'
import { nextRate, secondsLeft, type TransferRate } from './transfer-rate.ts'

/** Status of an upload item (document 1, section 4). */
export const uploadStatus = { waiting: 0, uploading: 1, succeeded: 2, failed: 3 } as const
export type UploadStatus = (typeof uploadStatus)[keyof typeof uploadStatus]

export interface UploadItem {
  readonly key: string
  readonly fileName: string
  readonly bytes: number
  readonly type: FileType
  readonly status: UploadStatus
  /** 0 to 1. */
  readonly progress: number
  /** Whole seconds, once the speed is known. */
  readonly secondsLeft: number | undefined
  /** The library's file, once registered. */
  readonly file: LibraryFile | undefined
}

export interface UploadState {
  readonly items: readonly UploadItem[]
  /** Offline or not connected: nothing starts until the network is back. */
  readonly paused: boolean
}

export interface UploadQueueOptions {
  client: Pick<Client, 'send' | 'token'>
  variant: LibraryVariant
  post?: typeof postToStorage
  /** The window, whose `online`, `offline` and `beforeunload` matter. */
  page?: EventTarget & { navigator: { onLine: boolean } }
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http pages, which many schools' are. */
const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The object key: the policy's folder, a name nobody can guess, and the extension (`.mp4` once transcoded). */
const objectKey = (dir: string, fileName: string, transcode: boolean) => {
  const extension = transcode
    ? 'mp4'
    : extensionOf(fileName)
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 16)
  return `${dir}${dir === '' || dir.endsWith('/') ? '' : '/'}${randomName()}${extension && `.${extension}`}`
}

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024))

export interface UploadListener {
  /** An item's three steps are done. */
  onUploaded?(file: LibraryFile): void
  /** One of the three steps failed; `error` is what it threw. */
  onFailed?(item: UploadItem, error: unknown): void
}

/**
 * Uploads one file after the other: policy, storage host, registration. Every attempt asks for a fresh policy and key.
 * A failure stays with its item until `retry`; nothing is repeated by itself. Going offline puts the running item back.
 */
export function createUploadQueue({ client, variant, post = postToStorage, page = window }: UploadQueueOptions) {
  const store = createStore<UploadState>(() => ({ items: [], paused: true }))
  const files = new Map<string, File>()
  let listener: UploadListener = {}
  let running: { key: string; controller: AbortController } | undefined

  const patch = (key: string, change: Partial<UploadItem>) =>
    store.setState(({ items }) => ({ items: items.map((item) => (item.key === key ? { ...item, ...change } : item)) }))
  const find = (key: string) => store.getState().items.find((item) => item.key === key)

  async function register(
    file: File,
    policy: UploadPolicy,
    objectName: string,
    signal: AbortSignal,
  ): Promise<LibraryFile> {
    const needTranscode = needsTranscoding(file.name, variant)
    const type = fileTypeOf(file.name)
    const size = kilobytes(file.size)
    const body = { fileName: file.name, url: `${policy.host.replace(/\/$/, '')}/${objectName}`, needTranscode, size }
    const { data } =
      variant === 'evaluation'
        ? await client.send(addEvaluationFileToRepo, { body: { ...body, type } }, { signal })
        : await client.send(addFileToRepo, { body }, { signal })
    return { fileName: file.name, type, size, needTranscode, ...data }
  }

  async function upload(key: string, file: File, signal: AbortSignal): Promise<LibraryFile> {
    const needTranscode = needsTranscoding(file.name, variant)
    const { data: policy } = await client.send(libraryCalls[variant].policy, { query: { needTranscode } }, { signal })
    const objectName = objectKey(policy.dir, file.name, needTranscode)
    let rate: TransferRate | undefined
    const onProgress = (loaded: number) => {
      rate = nextRate(rate, performance.now(), loaded)
      patch(key, {
        progress: file.size > 0 ? Math.min(1, loaded / file.size) : 0,
        secondsLeft: secondsLeft(rate, file.size),
      })
    }
    await post({ policy, key: objectName, file, signal, onProgress })
    patch(key, { progress: 1, secondsLeft: undefined })
    return register(file, policy, objectName, signal)
  }

  async function start(key: string, file: File) {
    const controller = new AbortController()
    running = { key, controller }
    patch(key, { status: uploadStatus.uploading, progress: 0, secondsLeft: undefined })
    try {
      const registered = await upload(key, file, controller.signal)
      files.delete(key)
      patch(key, { status: uploadStatus.succeeded, progress: 1, file: registered })
      listener.onUploaded?.(registered)
    } catch (error) {
      // An abort is ours: whoever aborted has already said what becomes of the item.
      const item = find(key)
      if (!controller.signal.aborted && item) {
        patch(key, { status: uploadStatus.failed, secondsLeft: undefined })
        listener.onFailed?.(item, error)
      }
    }
    if (running?.controller === controller) running = undefined
    next()
  }

  function next() {
    const { items, paused } = store.getState()
    guardLeaving(items.some((item) => item.status === uploadStatus.uploading || item.status === uploadStatus.waiting))
    if (running || paused) return
    const waiting = items.find((item) => item.status === uploadStatus.waiting)
    const file = waiting && files.get(waiting.key)
    if (waiting && file) void start(waiting.key, file)
  }

  const warn = (event: Event) => {
    // Once the session has ended nothing can be sent any more, and the way to the login must be free.
    if (client.token()) event.preventDefault()
  }
  const guardLeaving = (busy: boolean) =>
    busy ? page.addEventListener('beforeunload', warn) : page.removeEventListener('beforeunload', warn)
  const stop = () => {
    running?.controller.abort()
    running = undefined
  }
  /** Ends the running transfer; its item waits again, to start anew. */
  function pause() {
    const key = running?.key
    stop()
    if (key) patch(key, { status: uploadStatus.waiting, progress: 0, secondsLeft: undefined })
    store.setState({ paused: true })
  }
  function resume() {
    store.setState({ paused: !page.navigator.onLine })
    next()
  }

  return {
    store,

    /** Appends files, which are taken as accepted: sizes and count are the caller's to check. */
    add(added: readonly File[]) {
      const items = added.map((file): UploadItem => {
        const key = randomName()
        files.set(key, file)
        return {
          key,
          fileName: file.name,
          bytes: file.size,
          type: fileTypeOf(file.name),
          status: uploadStatus.waiting,
          progress: 0,
          secondsLeft: undefined,
          file: undefined,
        }
      })
      store.setState((state) => ({ items: [...state.items, ...items] }))
      next()
    },

    /** A failed item waits again. */
    retry(key: string) {
      if (find(key)?.status !== uploadStatus.failed) return
      patch(key, { status: uploadStatus.waiting, progress: 0 })
      next()
    },

    /** Takes an item off the list, ending its transfer if it runs. */
    remove(key: string) {
      if (running?.key === key) stop()
      files.delete(key)
      store.setState((state) => ({ items: state.items.filter((item) => item.key !== key) }))
      next()
    },

    /**
     * Runs the queue until the returned function is called: that ends the running transfer (its item waits again) and
     * every listener, and keeps the items.
     */
    connect(hears: UploadListener = {}): () => void {
      listener = hears
      page.addEventListener('offline', pause)
      page.addEventListener('online', resume)
      resume()
      return () => {
        page.removeEventListener('offline', pause)
        page.removeEventListener('online', resume)
        pause()
        guardLeaving(false)
      }
    },
  }
}
export type UploadQueue = ReturnType<typeof createUploadQueue>
