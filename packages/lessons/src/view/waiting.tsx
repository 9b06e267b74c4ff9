import { text } from '@mango/contract/lessons'
import { Spinner } from '@mango/ui/spinner'
import type { ReactNode } from 'react'

interface WaitingProps {
  /** What can be done meanwhile, and what will happen. */
  detail: string
  children?: ReactNode
}

/** In the place of a video or a slide that is still to come. */
export const Waiting = ({ detail, children }: WaitingProps) => (
  <div className="lesson-waiting" role="status">
    <Spinner size={36} />
    <p>{text.transcoding}</p>
    <p className="quiet">{detail}</p>
    {children}
  </div>
)
