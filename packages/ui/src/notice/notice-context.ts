import { createContext, use } from 'react'

export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

export type Notice = {
  kind: NoticeKind
  title?: string | undefined
  text: string
  /** One thing to do about it, such as 撤销. Such a notice stays longer. */
  action?: { label: string; run: () => void } | undefined
  /** How long it stays, in ms; Infinity until it is closed or taken back. @default 3000, with an action 8000 */
  duration?: number | undefined
}

/** @returns what takes the notice back, once it is no longer so */
export type Notify = (notice: Notice) => () => void

export const NoticeContext = createContext<Notify | undefined>(undefined)

/**
 * Says something in passing. The page may take it over: a cancelable `notice` event goes out first.
 * @example notify({ kind: 'error', title: '错误', text: message })
 */
export function useNotify(): Notify {
  const notify = use(NoticeContext)
  if (!notify) {
    throw new Error(
      'useNotify: there is no NoticeProvider above this component, so nobody could show its notice. Wrap the widget in <NoticeProvider host={host}>.',
    )
  }
  return notify
}
