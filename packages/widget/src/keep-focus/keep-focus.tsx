import { useEffect } from 'react'

const reachable = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"])'

function keepFocus(root: ShadowRoot | HTMLElement): () => void {
  const page = root.ownerDocument
  let held: HTMLElement | undefined
  let layer: ParentNode = root
  let near: readonly HTMLElement[] = []
  let outside: readonly HTMLElement[] = []
  const hold = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return
    const around = target.closest<HTMLElement>('dialog, [popover]') ?? root
    if (around !== layer) outside = around === root ? [] : [...(held ? [held] : []), ...near, ...outside]
    layer = around
    // Out of a menu and out of a notice it goes back, not to the next one.
    const all = target.closest('[popover]') ? [] : [...around.querySelectorAll<HTMLElement>(reachable)]
    const at = all.indexOf(target)
    near = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()]
    held = target
  }
  const letGo = () => (held = undefined)
  const isLost = () => page.activeElement === null || page.activeElement === page.body
  const passOn = () => {
    if (!held || held.isConnected || !isLost()) return
    // What is hidden, disabled or below a dialog does not take it.
    for (const one of [...near, ...outside]) {
      one.focus({ preventScroll: true })
      if (!isLost()) return
    }
  }
  const observer = new MutationObserver(passOn)
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', hold)
  root.addEventListener('pointerdown', letGo)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', hold)
    root.removeEventListener('pointerdown', letGo)
  }
}

/**
 * Passes the focus on where what has it goes, as the row of a file that is deleted or a bar with nothing picked: to what came
 * next, else before it, else to where it had been before a dialog, a menu or a notice.
 */
export default function KeepFocus({ root }: { root: ShadowRoot | HTMLElement }) {
  useEffect(() => keepFocus(root), [root])
  return null
}
