import { createStore } from 'zustand/vanilla'
import type { Channel } from './rules.ts'

/** A message that is being written. */
export interface Draft {
  readonly text: string
  readonly channel: Channel
}
export const emptyDraft: Draft = { text: '', channel: 'voice' }

/** Messages that were begun and not sent, by whom they are for: closing a dialog loses nothing. */
export function createDrafts() {
  const store = createStore<Readonly<Record<string, Draft>>>(() => ({}))
  const forget = (key: string) => store.setState({ [key]: emptyDraft })
  return {
    store,
    write: (key: string, draft: Draft) => store.setState({ [key]: draft }),
    forget,
    /** Where nothing is written nothing was begun: the next message goes the usual way again. */
    close(key: string) {
      if (store.getState()[key]?.text.trim() === '') forget(key)
    },
  }
}
export type Drafts = ReturnType<typeof createDrafts>
