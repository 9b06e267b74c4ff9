import type { Screen } from '../chunk.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A kept screen is wanted without the query it was left with. */
    fresh?: boolean
    /** A profile was opened here by a link with a token of its own. */
    linked?: boolean
  }
  interface StaticDataRouteOption {
    /** Stands in the browser's tab. */
    title?: string
    /** A screen that stays as it is while another one is shown. Drawn by the frame instead of the route. */
    kept?: Screen
    /** Without the top bar over it. */
    barless?: boolean
  }
}
