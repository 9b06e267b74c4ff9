import { useEffect, type RefObject } from 'react'

const controls = 'a[href], button, input, select, textarea, iframe, [tabindex]'

/**
 * Lets the keyboard scroll what overflows: with nothing inside that takes the focus, the area itself is a stop for Tab.
 * Chromium does so by itself, other browsers do not.
 */
export function useScrollStop(area: RefObject<HTMLElement | null>): void {
  useEffect(() => (area.current ? watch(area.current) : undefined))
}

function watch(element: HTMLElement): () => void {
  const measure = () => {
    const overflows = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
    if (overflows && !element.querySelector(controls)) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  for (const child of element.children) observer.observe(child)
  measure()
  return () => observer.disconnect()
}
