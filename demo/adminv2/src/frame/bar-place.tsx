import { isLoggedIn } from '@mango/elements/session'
import { chunk } from '../chunk.tsx'

const Bar = chunk(() => import('./bar.tsx'))

/** The top bar, for whoever is logged in. */
export const BarPlace = () =>
  isLoggedIn() && (
    <div className="bar-place">
      <Bar />
    </div>
  )
