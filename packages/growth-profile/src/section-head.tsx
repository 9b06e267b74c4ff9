import type { ReactNode } from 'react'

interface SectionHeadProps {
  id: string
  title: string
  children?: ReactNode
}

/** Title of a section, with what concerns all of it at the end of its line. */
export const SectionHead = ({ id, title, children }: SectionHeadProps) => (
  <div className="growth-head">
    <h2 id={id}>{title}</h2>
    {children}
  </div>
)
