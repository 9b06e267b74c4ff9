type Saved = { count: number; overflow: string; scrollbarGutter: string }

const locks = new WeakMap<Document, Saved>()

/** Stops the page behind from scrolling; returns what undoes it. The page's own inline styles come back as they were. */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, defaultView: view } = page
  const { overflow, scrollbarGutter } = root.style
  const lock = locks.get(page) ?? { count: 0, overflow, scrollbarGutter }
  locks.set(page, lock)
  lock.count += 1
  if (lock.count === 1) {
    // The place of the scrollbar is kept, or the page would jump sideways.
    if (view && view.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
    root.style.overflow = 'hidden'
  }
  let held = true
  return () => {
    if (!held) return
    held = false
    lock.count -= 1
    if (lock.count > 0) return
    root.style.overflow = lock.overflow
    root.style.scrollbarGutter = lock.scrollbarGutter
    locks.delete(page)
  }
}
