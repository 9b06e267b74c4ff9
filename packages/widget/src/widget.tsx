import { ClientProvider } from '@mango/client/react'
import type { Connection } from '@mango/element'
import { NoticeProvider } from '@mango/ui/notice'
import type { ReactNode } from 'react'
import { usePaper } from './paper/index.ts'

interface WidgetProps {
  /** Of the element: where it speaks to, and for whom. */
  readonly context: Connection
  /** The element itself: its notices start from it. */
  readonly host: HTMLElement
  /** Of what logs people in: it goes on when somebody comes in. */
  readonly stays?: boolean
  readonly children: ReactNode
}

/** Around the content of every element: the client of its context, a place for its notices, and its looks for paper. */
export function Widget({ context, host, stays = false, children }: WidgetProps) {
  usePaper(host)
  return (
    <ClientProvider context={context} stays={stays}>
      <NoticeProvider host={host}>{children}</NoticeProvider>
    </ClientProvider>
  )
}
