import { useEffect, useState } from 'react'

const rest = 3000

/** Whether nobody has moved for a while, as long as it matters. `wake` says that somebody has. */
export function useIdle(matters: boolean): { idle: boolean; wake: () => void } {
  const [moves, setMoves] = useState(0)
  const [restedSince, setRestedSince] = useState<number>()
  useEffect(() => {
    if (!matters) return
    const timer = setTimeout(() => setRestedSince(moves), rest)
    return () => clearTimeout(timer)
  }, [matters, moves])
  return { idle: matters && restedSince === moves, wake: () => setMoves((count) => count + 1) }
}
