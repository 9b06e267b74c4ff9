import { useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Popover } from './popover.tsx'

export type PopoverButtonProps = {
  /** Of the button and of the panel. */
  label: string
  className?: string | undefined
  children: (close: () => void) => ReactNode
}

/** A button in a row of tools that opens a small panel beside itself. */
export function PopoverButton({ label, className, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        ref={setAnchor}
        variant="text"
        iconEnd="chevron-down"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <Popover open={open} onClose={close} anchor={anchor} label={label} className={className}>
        {children(close)}
      </Popover>
    </>
  )
}
