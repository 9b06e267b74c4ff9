import { lateDialog } from '@mango/widget/late-dialog'
import { useState } from 'react'

const LeaveQuestion = lateDialog(() => import('./leave-question.tsx'))

/**
 * Whether the browser would ask before the page is left. When the session has changed it is too late for that: the uploads
 * of the old one end with it.
 */
const holdsBack = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Asks before the end of a session, or another one, takes the page's work with it. */
export function useLeaveQuestion() {
  const [asked, setAsked] = useState<{ move: string; leave(): void }>()
  const leaveBy = (move: string, leave: () => void) => (holdsBack() ? setAsked({ move, leave }) : leave())
  const question = asked && <LeaveQuestion {...asked} onClose={() => setAsked(undefined)} />
  return { leaveBy, question }
}
