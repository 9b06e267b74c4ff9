import { useState, type ReactNode } from 'react'
import { NoticeProvider } from '@mango/ui/notice'

type StageProps = { theme: string; width: string; bare: boolean; full: boolean; children: ReactNode }

/** What an element gives to its component: the wrapper with a theme, a container of some width, a host for notices. */
export function Stage({ theme, width, bare, full, children }: StageProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const size = width === 'full' ? undefined : { inlineSize: `${width}px`, maxInlineSize: '100%' }
  return (
    <div
      className="mango stage"
      data-theme={theme}
      data-bare={bare || undefined}
      data-full={full || undefined}
      style={size}
      ref={setHost}
    >
      {host && <NoticeProvider host={host}>{children}</NoticeProvider>}
    </div>
  )
}
