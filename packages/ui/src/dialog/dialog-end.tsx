import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface DialogEndProps {
  children: ReactNode
  className?: string | undefined
}

/** The end of a flush dialog's body, in sight wherever that is scrolled to: what takes the focus stands above it, however high it grows. */
export function DialogEnd({ children, className }: DialogEndProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = end.current
    const body = own?.closest<HTMLElement>('.dialog-body')
    if (!own || !body) return undefined
    const measure = () => {
      body.style.scrollPaddingBlockEnd = `${own.offsetHeight}px`
    }
    const observer = new ResizeObserver(measure)
    observer.observe(own)
    measure()
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className={classNames('dialog-end', className)}>
      {children}
    </div>
  )
}
