import type { UploadPolicy } from '@mango/contract/library'

/** Without progress for this long, an upload counts as failed. */
const stallMilliseconds = 30_000
/** A reader can't follow more than a few updates a second. */
const progressInterval = 250

interface Transfer {
  policy: UploadPolicy
  key: string
  file: File
  signal: AbortSignal
  onProgress(loadedBytes: number): void
}

function formOf({ policy, key, file }: Transfer): FormData {
  const form = new FormData()
  const fields = {
    OSSAccessKeyId: policy.accesskey,
    policy: policy.policy,
    Signature: policy.signature,
    expire: String(policy.expire),
    key,
    host: policy.host,
    ...(policy.token && { 'x-oss-security-token': policy.token }),
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // The storage host ignores what comes after the file.
  form.append('file', file)
  return form
}

/**
 * Sends a file straight to the storage host. XMLHttpRequest, because fetch tells no upload progress.
 * Any 2xx is success (the host answers 204 without a body); everything else, a stall of 30 s and an abort reject.
 */
export function postToStorage(transfer: Transfer): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const { signal } = transfer
    let stall: ReturnType<typeof setTimeout> | undefined
    let lastTold = 0
    const finish = (error?: unknown) => {
      clearTimeout(stall)
      signal.removeEventListener('abort', abort)
      if (error === undefined) resolve()
      else reject(error)
    }
    const abort = () => {
      request.abort()
      finish(signal.reason)
    }
    const alive = () => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        request.abort()
        finish(new Error('no progress'))
      }, stallMilliseconds)
    }
    request.upload.addEventListener('progress', (event) => {
      alive()
      const now = performance.now()
      if (now - lastTold < progressInterval) return
      lastTold = now
      transfer.onProgress(event.loaded)
    })
    request.addEventListener('load', () => {
      const { status } = request
      finish(status >= 200 && status < 300 ? undefined : new Error(`storage answered ${status}`))
    })
    request.addEventListener('error', () => finish(new Error('storage not reached')))
    signal.addEventListener('abort', abort)
    if (signal.aborted) return abort()
    request.open('POST', transfer.policy.host)
    alive()
    request.send(formOf(transfer))
  })
}
