import { transcodePollMilliseconds } from '@mango/contract/lessons'
import { queryOptions } from '@tanstack/react-query'

export type ComingKind = 'video' | 'audio' | 'image'

/** Whether a browser gets it: the way where another origin lets nobody read its answers. */
function loads(kind: ComingKind, url: string, signal: AbortSignal): Promise<boolean> {
  const one = document.createElement(kind === 'image' ? 'img' : kind)
  return new Promise<boolean>((resolve) => {
    one.addEventListener(kind === 'image' ? 'load' : 'loadedmetadata', () => resolve(true))
    one.addEventListener('error', () => resolve(false))
    signal.addEventListener('abort', () => resolve(false))
    if (one instanceof HTMLMediaElement) one.preload = 'metadata'
    one.src = url
  }).finally(() => one.removeAttribute('src'))
}

/** Past the browser's cache, which may hold that it was not there; without the session, as the address may be another's. */
async function isThere(kind: ComingKind, url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status, body } = await fetch(url, { cache: 'reload', signal })
    // Only its head is wanted.
    await body?.cancel()
    return status === 200
  } catch {
    signal.throwIfAborted()
    return loads(kind, url, signal)
  }
}

/** Asks an address until it is there. */
export const comingFile = (kind: ComingKind, url: string) =>
  queryOptions({
    queryKey: ['lesson-file', kind, url],
    queryFn: ({ signal }) => isThere(kind, url, signal),
    refetchInterval: ({ state: { data } }) => (data ? false : transcodePollMilliseconds),
    staleTime: Infinity,
    // The next time it is wanted it may be gone.
    gcTime: 0,
  })
