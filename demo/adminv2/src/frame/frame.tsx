import { isLoggedIn } from '@mango/elements/session'
import { Outlet, useMatches } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { KeptScreens } from './kept-screens.tsx'

const Bar = chunk(() => import('./bar.tsx'))

/** The top bar, and one screen below it. */
export function Frame() {
  const barless = useMatches({ select: (matches) => matches.some((match) => match.staticData.barless) })
  return (
    <>
      {!barless && isLoggedIn() && (
        <div className="bar-place">
          <Bar />
        </div>
      )}
      <main className="screen">
        <KeptScreens />
        <Outlet />
      </main>
    </>
  )
}
