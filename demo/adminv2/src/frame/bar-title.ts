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

function follow(listener: () => void) {
  const hear = ({ key }: StorageEvent) => key === cacheKey && listener()
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** The school's own title, also when it comes after the page. */
export const useBarTitle = () => useSyncExternalStore(follow, barTitle)
