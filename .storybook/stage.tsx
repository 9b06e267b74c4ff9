import { useState, type ReactNode } from 'react'
import { NoticeProvider } from '@mango/ui/notice'

type RoomProps = { theme: string; full: boolean; children: ReactNode }

/** The page around a stage, which may be narrower. */
export const Room = ({ theme, full, children }: RoomProps) => (
  <div className="stage-room" data-theme={theme} data-full={full || undefined}>
    {children}
  </div>
)

type StageProps = { theme: string; width: string; bare: boolean; children: ReactNode }

/** What an element gives to its component: the wrapper with a theme, a container of some width, a host for notices. */
export function Stage({ theme, width, bare, children }: StageProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const size = width === 'full' ? undefined : { inlineSize: `${width}px`, maxInlineSize: '100%' }
  return (
    <div className="mango stage" data-theme={theme} data-bare={bare || undefined} style={size} ref={setHost}>
      {host && <NoticeProvider host={host}>{children}</NoticeProvider>}
    </div>
  )
}
