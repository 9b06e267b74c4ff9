import { newPress } from '@mango/widget/press'
import { createStore } from 'zustand/vanilla'
import type { Channel } from './rules.ts'

/** A message that is being written. */
export interface Draft {
  readonly text: string
  readonly channel: Channel
  /** Of a broadcast, whom it is for. */
  readonly audience?: string | undefined
  /** The name it was sent under: sent again because no answer came, it goes out once. */
  readonly press?: string | undefined
}
export const emptyDraft: Draft = { text: '', channel: 'voice' }

/** Messages that were begun and not sent, by whom they are for: closing a dialog loses nothing. */
export function createDrafts() {
  const store = createStore<Readonly<Record<string, Draft>>>(() => ({}))
  const read = (key: string) => store.getState()[key] ?? emptyDraft
  const write = (key: string, draft: Draft) => store.setState({ [key]: draft })
  const forget = (key: string) => write(key, emptyDraft)
  return {
    store,
    write,
    forget,
    /** @returns the name to send it under */
    send(key: string): string {
      const { press = newPress(), ...draft } = read(key)
      write(key, { ...draft, press })
      return press
    },
    /** It was refused: what is sent next is another message. */
    refuse: (key: string) => write(key, { ...read(key), press: undefined }),
    /** Where nothing is written nothing was begun: the next message goes the usual way again. */
    close(key: string) {
      if (read(key).text.trim() === '') forget(key)
    },
  }
}
export type Drafts = ReturnType<typeof createDrafts>
