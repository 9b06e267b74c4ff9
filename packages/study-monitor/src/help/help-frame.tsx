import { Skeleton } from '@mango/ui/skeleton'
import type { ReactNode } from 'react'

interface HelpFrameProps {
  /** Beside the title. */
  more?: ReactNode
  children?: ReactNode
}

/** The place of those who need help; it holds it until they are known. */
export const HelpFrame = ({ more, children }: HelpFrameProps) => (
  <section className="help" part="help" aria-label="谁今天需要帮助" aria-busy={!children}>
    <div className="help-head">
      <h2>谁今天需要帮助</h2>
      {more}
    </div>
    {children ?? <Skeleton height={84} />}
  </section>
)
