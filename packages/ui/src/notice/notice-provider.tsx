import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from '../dialog/open-dialogs.ts'
import { NoticeContext, type Notice } from './notice-context.ts'
import { Toast } from './toast.tsx'
import type { TimeLeft } from './use-countdown.ts'

/** `left` outlives the toast, which is drawn anew when a dialog opens or closes below it. */
type Shown = { id: number; notice: Notice; left: TimeLeft }

const mostAtOnce = 4
const same = (a: Notice, b: Notice) => a.kind === b.kind && a.title === b.title && a.text === b.text

export type NoticeProviderProps = {
  /** The element that the cancelable `notice` event starts from. */
  host: HTMLElement
  children: ReactNode
}

/** Shows the notices of what is inside it, above everything else, unless the page shows them itself. */
export function NoticeProvider({ host, children }: NoticeProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const lastId = useRef(0)
  const topDialog = useTopDialog(host.shadowRoot ?? host.getRootNode())

  const end = useCallback((id: number) => setShown((before) => before.filter((one) => one.id !== id)), [])
  const notify = useCallback(
    (notice: Notice) => {
      const event = new CustomEvent('notice', { detail: notice, bubbles: true, composed: true, cancelable: true })
      // What the page shows itself is the page's.
      if (!host.dispatchEvent(event)) return () => {}
      const id = ++lastId.current
      const left = { current: notice.duration ?? (notice.action ? 8000 : 3000) }
      // Five calls that fail for one reason say so once.
      setShown((before) =>
        [...before.filter((old) => !same(old.notice, notice)), { id, notice, left }].slice(-mostAtOnce),
      )
      return () => end(id)
    },
    [host, end],
  )

  const stack = shown.length > 0 && (
    <Stack newest={shown.at(-1)?.id}>
      {shown.map(({ id, notice, left }) => (
        <Toast key={id} notice={notice} left={left} onEnd={() => end(id)} />
      ))}
    </Stack>
  )
  return (
    <NoticeContext value={notify}>
      {children}
      {topDialog ? createPortal(stack, topDialog) : stack}
    </NoticeContext>
  )
}

type StackProps = { newest: number | undefined; children: ReactNode }

/** Lies in the top layer; shown anew for each notice, so that it is above what opened in between. */
function Stack({ newest, children }: StackProps) {
  const stack = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = stack.current
    // A dialog that closes with the notice takes the stack along for a moment, until it is drawn outside of it.
    if (!element?.isConnected || newest === undefined || !('showPopover' in element)) return
    element.showPopover()
    return () => element.hidePopover()
  }, [newest])
  return (
    // The role is written out: an element tells by it that Escape does not close this popover.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={stack} className="notices" popover="manual" role="region" aria-label="通知">
      {children}
    </div>
  )
}
