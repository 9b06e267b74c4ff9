import { ButtonLink } from '@mango/ui/button'
import { Skeleton } from '@mango/ui/skeleton'
import { useId, type ReactNode } from 'react'
import type { Page, Way } from '../way.ts'

interface CardProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  /** Where there is more of it. */
  more?: { readonly label: string; readonly page: Page; readonly way: Way }
  children: ReactNode
}

/** A panel of a home. */
export function Card({ title, aside, more, children }: CardProps) {
  const id = useId()
  return (
    <section className="home-card" aria-labelledby={id} data-print="whole">
      <header className="home-card-head">
        <h2 id={id}>{title}</h2>
        {aside}
        {more && (
          <ButtonLink variant="text" size="s" iconEnd="chevron-right" {...more.way.link(more.page)}>
            {more.label}
          </ButtonLink>
        )}
      </header>
      {children}
    </section>
  )
}

/** Holds the place of a panel that may have nothing to say: in no words, which would have to be taken back. */
export const WaitingCard = ({ lines }: { lines: number }) => (
  <div className="home-card" aria-hidden="true">
    <div className="home-card-head">
      <Skeleton width={120} height={24} />
    </div>
    <Waiting lines={lines} />
  </div>
)

/** Holds the place of a panel's contents. */
export const Waiting = ({ lines }: { lines: number }) => (
  <div className="home-waiting" aria-busy="true">
    <Skeleton lines={lines} height={20} />
  </div>
)

/** Holds the place of what runs now or comes next. */
export const WaitingNow = () => (
  <div className="now-card" aria-hidden="true">
    <Skeleton lines={4} />
  </div>
)
