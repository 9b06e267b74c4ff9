import { Icon } from '@mango/ui/icon'
import { useId, useState, type ReactNode } from 'react'

interface FoldedSideProps {
  /** What is chosen here. */
  label: string
  /** The name of what is chosen now. */
  chosen: string
  children(fold: () => void): ReactNode
}

/** What lessons are chosen by. On a phone it is folded into one line that says what is chosen: the lessons are not far below. */
export function FoldedSide({ label, chosen, children }: FoldedSideProps) {
  const id = useId()
  const [line, setLine] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const fold = () => {
    setOpen(false)
    // What had the focus goes out of sight. Where nothing folds there is no line, and the focus stays.
    line?.focus()
  }
  return (
    <>
      <button
        ref={setLine}
        type="button"
        className="side-line"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="quiet">{label}</span>
        <span className="side-chosen">{chosen}</span>
        <Icon name="chevron-down" />
      </button>
      <div id={id} className="side-folded" data-open={open || undefined}>
        {children(fold)}
      </div>
    </>
  )
}
