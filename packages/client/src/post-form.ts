import { text } from '@mango/contract'
import { CallError } from './call-error.ts'
import type { Received } from './request.ts'
import type { Attempt } from './upload/transfer.ts'

/** While bytes go out, this long without progress counts as a failure. */
const stallMilliseconds = 30_000
/** After the last byte the other side may take its time: a proxy hands a large file on only when it has all of it. */
const answerMilliseconds = 10 * 60_000
/** A reader can't follow more than a few updates a second. */
const progressInterval = 250

/**
 * Posts a form, takes whatever status comes, and tells how far it is. XMLHttpRequest, because fetch tells no upload progress.
 * Rejects with a CallError when no answer comes, and with the signal's reason when aborted.
 */
export function postForm(address: string, form: FormData, { signal, onProgress, onStep }: Attempt): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastTold = -Infinity
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      ended.abort()
      settle()
    }
    const fail = (message: string) => finish(() => reject(new CallError('network', message)))
    const waitFor = (milliseconds: number, message: string) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        request.abort()
        fail(message)
      }, milliseconds)
    }
    const abort = () => {
      request.abort()
      finish(() => reject(signal.reason))
    }
    const listening = { signal: ended.signal }
    request.upload.addEventListener(
      'progress',
      (event) => {
        waitFor(stallMilliseconds, text.uploadStalled)
        const now = performance.now()
        if (now - lastTold < progressInterval) return
        lastTold = now
        onProgress(event.loaded)
      },
      listening,
    )
    request.upload.addEventListener(
      'load',
      () => {
        waitFor(answerMilliseconds, text.uploadUnanswered)
        onStep('saving')
      },
      listening,
    )
    request.addEventListener(
      'load',
      () => finish(() => resolve({ status: request.status, text: request.responseText })),
      listening,
    )
    request.addEventListener('error', () => fail(text.networkError), listening)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, listening)
    request.open('POST', address)
    waitFor(stallMilliseconds, text.uploadStalled)
    request.send(form)
  })
}
