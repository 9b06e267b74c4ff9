import { hearOtherTabs } from './browser-storage.ts'

/**
 * Calls back whenever the cookies of the session may have been changed by somebody else: another tab, or the page's own
 * script. @returns stops it
 */
export function watchSessionElsewhere(listener: () => void): () => void {
  const hear = () => listener()
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  // Only secure pages have it; the others notice at the next call, or when they are looked at again.
  const cookies = 'cookieStore' in globalThis ? globalThis.cookieStore : undefined
  const stop = hearOtherTabs(hear)
  globalThis.document?.addEventListener('visibilitychange', seen)
  cookies?.addEventListener('change', hear)
  return () => {
    stop()
    globalThis.document?.removeEventListener('visibilitychange', seen)
    cookies?.removeEventListener('change', hear)
  }
}
