import { Button } from '@mango/ui/button'
import type { ReactNode } from 'react'

interface ReportHeadProps {
  title: string
  detail?: ReactNode
  /** Where the way back leads. */
  back: string
  actions?: ReactNode
  onBack(): void
}

/** Heading, way back, and what can be done with what is below. */
export const ReportHead = ({ title, detail, back, actions, onBack }: ReportHeadProps) => (
  <header className="report-head">
    <Button icon="arrow-left" onClick={onBack}>
      {back}
    </Button>
    <div className="report-title">
      <h2>{title}</h2>
      {detail && <p>{detail}</p>}
    </div>
    <span className="spacer" />
    {actions}
  </header>
)
