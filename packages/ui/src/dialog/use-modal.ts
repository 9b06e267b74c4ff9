import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { focused } from './focused.ts'
import { enterTop } from './open-dialogs.ts'
import { lockScroll } from './scroll-lock.ts'

/** Whether it stands in something that is not displayed: open it would have a box else. */
const isHidden = (dialog: HTMLDialogElement) => dialog.getClientRects().length === 0

/** Puts a dialog on top of its page; returns what gives the page back. */
function takePage(dialog: HTMLDialogElement): () => void {
  const leaveTop = enterTop(dialog)
  const unlock = lockScroll(dialog.ownerDocument)
  return () => {
    leaveTop()
    unlock()
  }
}

/**
 * Shows a `<dialog>` modally for as long as it is mounted, and asks to be closed when the browser closes it. In something that is
 * not displayed it waits until that is: a modal one would make the page dead, and be seen by nobody.
 * Focus goes to what is marked `data-autofocus` inside, else to the dialog, and back to where it came from.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const askToClose = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const page = element.ownerDocument
    const root = element.getRootNode()
    const before = focused(page)
    let leave: (() => void) | undefined
    const wait = () => {
      leave?.()
      leave = undefined
      element.close()
      element.show()
      const at = root instanceof ShadowRoot ? `<${root.host.localName}>` : 'a dialog'
      console.warn(`${at} stands in something that is not displayed: what it shows waits until that is`)
    }
    const show = () => {
      if (!element.isConnected || element.matches(':modal')) return
      element.close()
      // A Chrome until 2024 (109, 123) gives no place to what comes on top while what it stands in, a size container, was not laid out.
      isHidden(element)
      element.showModal()
      if (isHidden(element)) return wait()
      leave ??= takePage(element)
      // Not the close button, which comes first: the dialog itself, so that its title is read out.
      const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element
      first.focus()
    }
    // Moved by appendChild a dialog stays open but is no longer modal.
    const moved = () => show()
    // A page that goes full screen lies above what was open before.
    const raise = () => {
      if (page.fullscreenElement !== page.documentElement || !element.matches(':modal')) return
      const kept = focused(page)
      element.close()
      element.showModal()
      kept?.focus({ preventScroll: true })
    }
    // What has the focus outside of a modal dialog lies above it: a dialog of the page. That may close itself at the key, and the
    // browser then offers the same Escape to the next one, which is this.
    let escapedAbove = false
    const noteEscape = (event: KeyboardEvent) => {
      const path = event.composedPath()
      if (event.key !== 'Escape' || path[0] === page.body || path.includes(element)) return
      escapedAbove = true
      setTimeout(() => (escapedAbove = false))
    }
    // The back gesture of a phone; a file picker that is left sends a cancel too, which bubbles up to here.
    const cancelled = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      if (!escapedAbove) askToClose()
    }
    // A second Escape closes it whatever we say: it stays as long as its owner renders it.
    const closed = (event: Event) => {
      if (event.target !== element || element.open) return
      if (!escapedAbove) askToClose()
      requestAnimationFrame(show)
    }
    show()
    const visible = new ResizeObserver(() => {
      if (!isHidden(element)) show()
      else if (element.matches(':modal')) wait()
    })
    visible.observe(element)
    root.addEventListener('host-moved', moved)
    page.addEventListener('fullscreenchange', raise)
    page.addEventListener('keydown', noteEscape, { capture: true })
    element.addEventListener('cancel', cancelled)
    element.addEventListener('close', closed)
    return () => {
      visible.disconnect()
      root.removeEventListener('host-moved', moved)
      page.removeEventListener('fullscreenchange', raise)
      page.removeEventListener('keydown', noteEscape, { capture: true })
      element.removeEventListener('cancel', cancelled)
      element.removeEventListener('close', closed)
      leave?.()
      element.close()
      const giveBack = () => {
        if (before?.isConnected && focused(page) !== before) before.focus({ preventScroll: true })
      }
      giveBack()
      // Below a dialog that closes together with this one nothing takes the focus: what lies there does once both are gone.
      queueMicrotask(() => {
        if (!focused(page)) giveBack()
      })
    }
  }, [dialog])
}
