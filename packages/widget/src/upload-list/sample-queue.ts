import { CallError } from '@mango/client'
import { createUploadQueue, type Attempt, type UploadQueue, type UploadStep } from '@mango/client/upload'

/** How an upload of a story ends, or where it stays. */
export type Fate = 'done' | { readonly fails: string } | { readonly stays: UploadStep; readonly share?: number }

async function follow(fate: Fate, bytes: number, { signal, onProgress, onStep }: Attempt): Promise<void> {
  if (fate === 'done') return
  if ('fails' in fate) throw new CallError('refused', fate.fails)
  onProgress(bytes * (fate.share ?? 1))
  onStep(fate.stays)
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** A real queue whose files come to what a story says; a second attempt always succeeds. */
export function sampleQueue(fates: Readonly<Record<string, Fate>>, onLine = true): UploadQueue {
  const queue = createUploadQueue<void>({
    transfer: (file) => {
      let tried = false
      return (attempt) => {
        const fate = tried ? 'done' : (fates[file.name] ?? 'done')
        tried = true
        return follow(fate, file.size, attempt)
      }
    },
    client: { token: () => undefined, session: { subscribe: () => () => true } },
    page: Object.assign(new EventTarget(), { navigator: { onLine } }),
  })
  queue.add(Object.keys(fates).map((name) => new File([new Uint8Array(2048)], name)))
  return queue
}
