import '@mango/elements/headmaster-cockpit'
import { useSearch } from '@tanstack/react-router'

/** The headmaster's cockpit fills the screen below the bar; `?header=0` leaves its own header out. */
export default function Cockpit() {
  const { header } = useSearch({ from: '/frame/headmasterCockpit' })
  return <headmaster-cockpit className="cockpit" header={header !== 0} />
}
