import { useLayoutEffect, useState, type RefObject } from 'react'

const usual = 34

/** The height of a row as the stylesheet has it: it differs by container and by pointer. */
export function useRowHeight(frame: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(usual)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const read = () => {
      const value = Number.parseFloat(getComputedStyle(element).getPropertyValue('--tree-row'))
      setHeight(Number.isNaN(value) ? usual : value)
    }
    read()
    const resized = new ResizeObserver(read)
    resized.observe(element)
    return () => resized.disconnect()
  }, [frame])
  return height
}
