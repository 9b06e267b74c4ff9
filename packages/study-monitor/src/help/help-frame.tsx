import { helpDays, helpSilentFromHour } from '@mango/contract/study-monitor'
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
      <span className="help-rule quiet">
        按近 {helpDays} 天的对话，今天没有使用的 {helpSilentFromHour}:00 起列入
      </span>
    </div>
    {children ?? <Skeleton height={84} />}
  </section>
)
