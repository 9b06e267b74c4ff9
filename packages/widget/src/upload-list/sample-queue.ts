import { CallError } from '@mango/client'
import {
  createUploadQueue,
  type Attempt,
  type KnownFile,
  type Transfer,
  type UploadQueue,
  type UploadStep,
} from '@mango/client/upload'

/** How an upload of a story ends, where it stays, or what is there already. */
export type Fate =
  | 'done'
  | { readonly fails: string }
  | { readonly stays: UploadStep; readonly share?: number }
  | { readonly known: KnownFile }

async function follow(fate: Fate, bytes: number, { signal, onProgress, onStep }: Attempt): Promise<void> {
  if (fate === 'done' || 'known' in fate) return
  if ('fails' in fate) throw new CallError('refused', fate.fails)
  onProgress(bytes * (fate.share ?? 1))
  onStep(fate.stays)
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** A real queue whose files come to what a story says; a second attempt always succeeds. */
export function sampleQueue(fates: Readonly<Record<string, Fate>>, onLine = true): UploadQueue {
  const fateOf = ({ name }: File) => fates[name] ?? 'done'
  const send: Transfer<void> = (file) => {
    let tried = false
    return (attempt) => {
      const fate = tried ? 'done' : fateOf(file)
      tried = true
      return follow(fate, file.size, attempt)
    }
  }
  const known = async (files: readonly File[]) =>
    files.map(fateOf).map((fate) => (fate !== 'done' && 'known' in fate ? fate.known : undefined))
  const queue = createUploadQueue<void>({
    transfer: Object.assign(send, { known }),
    client: { token: () => undefined, session: { subscribe: () => () => true } },
    page: Object.assign(new EventTarget(), { navigator: { onLine } }),
  })
  queue.add(Object.keys(fates).map((name) => new File([new Uint8Array(2048)], name)))
  return queue
}
