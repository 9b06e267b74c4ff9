import { Outlet, useMatches } from '@tanstack/react-router'
import { useRef } from 'react'
import { BarPlace } from './bar-place.tsx'
import { KeptScreens } from './kept-screens.tsx'
import { useArrival } from './use-arrival.ts'
import { useWithoutBar } from './without-bar.ts'

/** The top bar, and one screen below it. */
export function Frame() {
  const barless = useMatches({ select: (matches) => matches.some((match) => match.staticData.barless) })
  useWithoutBar(barless)
  const screen = useRef<HTMLElement>(null)
  const arrivedAt = useArrival(screen)
  return (
    <>
      <a
        className="skip-link"
        href="#screen"
        onClick={(event) => {
          event.preventDefault()
          screen.current?.focus()
        }}
      >
        跳到内容
      </a>
      {!barless && <BarPlace />}
      <main ref={screen} id="screen" className="screen" tabIndex={-1}>
        <KeptScreens />
        <Outlet />
      </main>
      <p className="only-read" role="status">
        {arrivedAt}
      </p>
    </>
  )
}
