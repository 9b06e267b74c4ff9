import { unattended } from '@mango/client/upload'
import { adoptStyles, baseStyle } from '@mango/element'
import { topDialog, useTopDialog, watchTopDialog } from '@mango/ui/dialog'
import { listStyles } from '@mango/ui/list-styles'
import { useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useStore } from 'zustand'
import { UploadIndicator } from './upload-indicator.tsx'

/**
 * In a shadow root of its own: it belongs to no element, and the page's styles do not reach it. While a dialog is open it
 * moves in there, since what is outside can't be pressed.
 */
function Indicator({ host }: { host: HTMLElement }) {
  const uploads = useStore(unattended.store)
  const dialog = useTopDialog()
  useLayoutEffect(() => {
    // At once: a Chrome of 2024 (119 to 126) crashes where this leaves a dialog together with the dialog.
    const move = () => {
      const place = topDialog() ?? document.body
      if (host.parentElement === place) return
      place.append(host)
      // Moved, it has left the top layer.
      host.shadowRoot?.querySelector<HTMLElement>('[popover]')?.showPopover?.()
    }
    move()
    return watchTopDialog(move)
  }, [host])
  if (uploads.length === 0) return null
  return (
    <div
      className="mango"
      data-in-dialog={dialog ? '' : undefined}
      data-theme={uploads.at(-1)?.theme}
      lang="zh-CN"
      dir="ltr"
    >
      <UploadIndicator uploads={uploads} />
    </div>
  )
}

/** Takes no part in the page's layout: what is drawn inside lies in the top layer. */
const style = ':host { display: contents }'

let shown: { host: HTMLElement; root: Root } | undefined

function show() {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, [baseStyle, ...listStyles, style])
  document.body.append(host)
  const root = createRoot(shadow)
  root.render(<Indicator host={host} />)
  return { host, root }
}

/** From now on this page shows the uploads that nobody else shows: one place for all of its elements. */
export function showUnattended(): void {
  unattended.store.subscribe(({ length }) => {
    if (length === 0 || shown?.host.isConnected) return
    // The page has emptied its body. Not at once: this may be heard while React draws.
    const lost = shown?.root
    queueMicrotask(() => lost?.unmount())
    shown = show()
  })
}
