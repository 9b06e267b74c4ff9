import { getPartsPolicy, joinParts, text, type PartedUpload } from '@mango/contract/library'
import { CallError, isExpired } from '../call-error.ts'
import type { Client } from '../client.ts'
import { postObject } from './store-object.ts'
import type { Attempt } from './transfer.ts'

/** So long it is tried again by itself while nothing gets through. */
const patienceMilliseconds = 2 * 60_000
const longestPause = 10_000
/** A policy is asked for anew long before it ends. */
const freshMilliseconds = 10 * 60_000

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })

const isPassing = (error: unknown) => error instanceof CallError && error.kind === 'network'

/**
 * Does one step until it is done: what passes by itself is waited for, the longer the more often it failed.
 * @param step says by `alive` that something gets through
 */
async function patiently<Result>(signal: AbortSignal, step: (alive: () => void) => Promise<Result>): Promise<Result> {
  let aliveAt = performance.now()
  const alive = () => {
    aliveAt = performance.now()
  }
  for (let wait = 1000; ; wait = Math.min(longestPause, wait * 2)) {
    try {
      return await step(alive)
    } catch (error) {
      signal.throwIfAborted()
      if (!isPassing(error) || performance.now() - aliveAt > patienceMilliseconds) throw error
      await pause(wait, signal)
    }
  }
}

/** An unknown call is answered in many ways. */
const orNone = (signal: AbortSignal) => (error: unknown) => {
  signal.throwIfAborted()
  if (isExpired(error)) throw error
  return undefined
}

async function sendPart(part: Blob, policy: Parameters<typeof postObject>[1], key: string, attempt: Attempt) {
  const status = await postObject(part, policy, key, attempt)
  // It had come, and only the answer was lost.
  if ((status >= 200 && status <= 299) || status === 409) return
  if (status >= 500) throw new CallError('network', text.storageFailed(status))
  throw new CallError('refused', text.storageRefused(status))
}

/**
 * Sends a large file part by part. What has come is never sent again, neither after a cut nor by whoever begins anew with the
 * same number: at most the part that was on its way.
 * @param begun whether parts of it have gone before; where not, a server may know no parts
 * @returns the object's address; undefined where the server takes no parts
 */
export async function storeParts(
  client: Pick<Client, 'send'>,
  file: File,
  upload: PartedUpload,
  { signal, onProgress, onStep }: Attempt,
  begun: boolean,
): Promise<string | undefined> {
  const ask = async () => {
    const { data } = await client.send(getPartsPolicy, { body: upload }, { signal })
    return { ...data, at: performance.now() }
  }
  const first = begun ? await patiently(signal, ask) : await ask().catch(orNone(signal))
  if (!first) return undefined
  let asked = first
  const { partBytes } = asked
  const missing = Array.from({ length: Math.ceil(file.size / partBytes) }, (_, index) => index).filter(
    (index) => !asked.received.includes(index),
  )
  const partOf = (index: number) => file.slice(index * partBytes, (index + 1) * partBytes)
  let sent = file.size - missing.reduce((sum, index) => sum + partOf(index).size, 0)
  onProgress(sent)
  for (const index of missing) {
    const part = partOf(index)
    await patiently(signal, async (alive) => {
      if (performance.now() - asked.at > freshMilliseconds) asked = await ask()
      await sendPart(part, asked.policy, `${asked.policy.dir}${index}`, {
        signal,
        onProgress: (loaded) => {
          alive()
          onProgress(sent + Math.min(loaded, part.size))
        },
        onStep: () => undefined,
      })
    })
    sent += part.size
    onProgress(sent)
  }
  onStep('saving')
  const { data } = await patiently(signal, () => client.send(joinParts, { body: upload }, { signal }))
  return data.url
}
