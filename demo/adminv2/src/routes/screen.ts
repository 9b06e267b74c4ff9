import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router'
import type { Screen } from '../chunk.tsx'
import { keptQueries } from '../kept-queries.ts'
import { parseSearch, query } from '../query.ts'

type Fields = Parameters<typeof query>[0]

interface ScreenOptions<Q> {
  title: string
  component: Screen
  /** Fields of its query and their kinds. */
  query?: Q
  kept?: true
  barless?: true
}

/** A route with a screen of its own. */
export function screen<
  const S extends AnyRoute,
  const Path extends string,
  const Q extends Fields = Readonly<Record<never, never>>,
>(section: S, path: Path, { title, component, kept, barless, query: fields }: ScreenOptions<Q>) {
  return createRoute({
    getParentRoute: () => section,
    path,
    // Without fields the query is empty, which is what `Q` then says.
    validateSearch: query<Q>(fields ?? ({} as Q)),
    // Kept screens are drawn by the frame.
    component: kept ? Nothing : component,
    ...(kept && {
      beforeLoad: ({ location, cause, routeId }: Entering) => {
        const left = keptQueries.restored(routeId, location.searchStr, cause === 'enter' && !location.state.fresh)
        if (left) throw redirect({ to: location.pathname, search: parseSearch(left), replace: true })
      },
    }),
    staticData: { title, ...(kept && { kept: component }), ...(barless && { barless }) },
  })
}

interface Entering {
  routeId: string
  cause: 'preload' | 'enter' | 'stay'
  location: { pathname: string; searchStr: string; state: { fresh?: boolean } }
}

const Nothing = () => null
