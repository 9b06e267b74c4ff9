import { followSession, sessionUser } from '@mango/elements/session'
import { useMatches } from '@tanstack/react-router'
import type { Screen } from '../chunk.tsx'
import { keptQueries } from '../kept-queries.ts'
import { stringifySearch } from '../query.ts'
import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Another word for every person and school. */
function whoIsHere(): string {
  const user = sessionUser()
  return user ? `${user.userId} ${user.schoolId}` : ''
}

interface Kept {
  id: string
  Screen: Screen
}

/**
 * The screens that stay as they are while another one is shown: once visited, a screen is only hidden. Its inputs, its
 * filters and the page's scroll come back with it. They are one person's: a logout, or another person, forgets them all.
 */
export function KeptScreens() {
  const match = useMatches().at(-1)
  const id: string | undefined = match?.routeId
  const Screen = match?.staticData.kept
  const [visited, setVisited] = useState<readonly Kept[]>([])
  if (id && Screen && !visited.some((kept) => kept.id === id)) setVisited([...visited, { id, Screen }])

  useEffect(() => {
    let whose = whoIsHere()
    return followSession(() => {
      if (whose === whoIsHere()) return
      whose = whoIsHere()
      setVisited([])
      keptQueries.forget()
    })
  }, [])
  // Of the match and not of the location, which is already that of the next screen when this one is left.
  const query = stringifySearch(match?.search ?? {})
  useEffect(() => {
    if (id && Screen) keptQueries.note(id, query)
  }, [id, Screen, query])
  useScrollOf(Screen && id)
  return visited.map((kept) => (
    <Activity key={kept.id} mode={kept.id === id ? 'visible' : 'hidden'}>
      <kept.Screen />
    </Activity>
  ))
}

/** Puts the page's scroll back to where a kept screen was left; the router does it for the others. */
function useScrollOf(id: string | undefined) {
  const positions = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    if (id === undefined) return
    const known = positions.current
    scrollTo(0, known.get(id) ?? 0)
    const note = () => known.set(id, scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [id])
}
