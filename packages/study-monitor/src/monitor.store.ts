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
  return {
    store,
    write: (key: string, draft: Draft) => store.setState({ [key]: draft }),
    forget: (key: string) => store.setState({ [key]: emptyDraft }),
  }
}
export type Drafts = ReturnType<typeof createDrafts>
