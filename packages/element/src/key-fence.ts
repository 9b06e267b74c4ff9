const keyEvents = ['keydown', 'keypress', 'keyup'] as const

// A popover is in the tree only while it is open. Messages that only inform do not count: Escape is not theirs.
const openThings = 'dialog[open],[popover]:not([role=status],[role=alert],[role=log],[role=region])'

// By shape, not by class: an element adopted by another document meets that document's classes. Chromium's autofill also sends
// keyboard events without a key.
type Key = Event & { readonly key?: string }
type Target = EventTarget & { readonly isContentEditable?: boolean; readonly localName?: string }

function typesInto(target: Target | undefined): boolean {
  return target?.isContentEditable || /^(input|textarea|select)$/.test(target?.localName ?? '')
}

/**
 * Keeps keys that belong to the element from the page, which would see them as pressed on the host tag, outside of any input: what
 * is typed into a field (Tab aside: focus traps of the page need it), and Escape while something of ours is open.
 * Inside the root everybody still sees them. To be called before anything else listens on the root.
 */
export function fenceKeys(root: ShadowRoot): void {
  let owned = false
  const decide = (event: Key) => {
    const closes = event.type === 'keydown' && event.key === 'Escape' && root.querySelector(openThings) !== null
    owned = closes || (event.key !== 'Tab' && typesInto(event.composedPath()[0]))
    if (closes) swallowRelease(root.ownerDocument)
  }
  const stop = (event: Event) => {
    if (owned) event.stopPropagation()
  }
  for (const type of keyEvents) {
    // Decided on the way in: on the way out the thing that was open may be closed already.
    root.addEventListener(type, decide, { capture: true })
    root.addEventListener(type, stop)
  }
}

/** The release of an Escape that closed something of ours happens where the focus went, which is often the page. */
function swallowRelease(document: Document): void {
  const swallow = (event: Key) => {
    if (event.key === 'Escape') event.stopImmediatePropagation()
  }
  document.defaultView?.addEventListener('keyup', swallow, { capture: true, once: true })
}
