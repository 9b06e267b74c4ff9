import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'

export type ScreenProps = {
  /** Title of the screen; a page with a title of its own leaves it out. */
  heading?: string | undefined
  /** What concerns the whole screen, at the end of the title's line. */
  actions?: ReactNode
  /** Above the title: a way back, or whose screen it is. */
  above?: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** A working screen: its ground, its title and what is below it. */
export function Screen({ heading, actions, above, className, ref, children }: ScreenProps) {
  return (
    <div ref={ref} className={classNames('screen', className)}>
      {above}
      {(heading || actions) && (
        <div className="screen-header">
          {heading && <h1 className="screen-title">{heading}</h1>}
          {actions && <div className="screen-actions">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  )
}
