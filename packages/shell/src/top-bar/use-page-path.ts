import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  addEventListener('popstate', changed)
  addEventListener('hashchange', changed)
  return () => {
    removeEventListener('popstate', changed)
    removeEventListener('hashchange', changed)
  }
}

/** The path of the page around the bar, its query and # included: some applications have their route there. */
export const usePagePath = () =>
  useSyncExternalStore(subscribe, () => location.pathname + location.search + location.hash)
