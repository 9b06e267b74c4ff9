import type { Received } from './request.ts'

/** Without progress for this long, an upload counts as failed. */
const stallMilliseconds = 30_000

interface Delivery {
  readonly signal?: AbortSignal | undefined
  /** Hears the part that is under way, 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined
}

/**
 * Posts a form, and takes whatever status comes. XMLHttpRequest, because fetch tells no upload progress.
 * Rejects where nothing came, nothing moved for 30 s, or the signal says so.
 */
export function postForm(address: string, form: FormData, { signal, onProgress }: Delivery): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout> | undefined
    const settle = (done: () => void) => {
      clearTimeout(stall)
      signal?.removeEventListener('abort', abort)
      done()
    }
    const giveUp = (reason: unknown) => {
      request.abort()
      settle(() => reject(reason))
    }
    const abort = () => giveUp(signal?.reason)
    const alive = () => {
      clearTimeout(stall)
      stall = setTimeout(() => giveUp(new Error('no progress')), stallMilliseconds)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive()
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('progress', alive)
    request.addEventListener('load', () =>
      settle(() => resolve({ status: request.status, text: request.responseText })),
    )
    request.addEventListener('error', () => settle(() => reject(new Error('not reached'))))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return abort()
    request.open('POST', address)
    alive()
    request.send(form)
  })
}
