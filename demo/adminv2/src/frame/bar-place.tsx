import { isLoggedIn } from '@mango/elements/session'
import { chunk } from '../chunk.tsx'

const Bar = chunk(() => import('./bar.tsx'))

/**
 * The top bar, for whoever is logged in. Hidden it still knows the school's title, and starts the page anew when another tab
 * goes to another school.
 */
export const BarPlace = ({ hidden = false }: { hidden?: boolean }) =>
  isLoggedIn() && (
    <div className="bar-place" hidden={hidden}>
      <Bar />
    </div>
  )
