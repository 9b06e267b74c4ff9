import { useSyncExternalStore } from 'react'

const cacheKey = 'homepage'

/** The school's own title for its pages, from the landing page's content that this tab has cached. */
function barTitle(): string {
  try {
    const content: unknown = JSON.parse(sessionStorage.getItem(cacheKey) ?? '{}')
    const named = typeof content === 'object' && content !== null && 'bar_title' in content && content.bar_title
    return typeof named === 'string' && named ? named : '智慧校园'
  } catch {
    return '智慧校园'
  }
}

/** Asks for that content, as the top bar does where there is one. Where it does not come, pages have the name of none. */
export async function loadHomepage(): Promise<void> {
  try {
    const answer: unknown = await (await fetch('/api/homepage/config')).json()
    if (typeof answer !== 'object' || answer === null || !('code' in answer) || !('data' in answer)) return
    if (answer.code !== 0 || typeof answer.data !== 'string') return
    sessionStorage.setItem(cacheKey, answer.data)
    dispatchEvent(new StorageEvent('storage', { key: cacheKey }))
  } catch {
    // Nobody asked for it by hand.
  }
}

function follow(listener: () => void) {
  const hear = ({ key }: StorageEvent) => key === cacheKey && listener()
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** The school's own title, also when it comes after the page. */
export const useBarTitle = () => useSyncExternalStore(follow, barTitle)
