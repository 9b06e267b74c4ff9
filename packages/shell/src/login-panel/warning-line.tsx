import { Icon } from '@mango/ui/icon'
import { useEffect, useRef } from 'react'

/** The line under a form that says what is wrong with it. The place is kept free, so that nothing jumps. */
export function WarningLine({ text }: { text: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // At 200 % zoom it lies below what is in sight.
    if (text) line.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <p className="warning-line" role="alert" ref={line}>
      {text && (
        <>
          <Icon name="warning" size={16} />
          {text}
        </>
      )}
    </p>
  )
}
