import { useEffect, useRef } from 'react'

/** Brings the element it is put on into sight when another round begins: the one before may have been scrolled. */
export function useTopOf(round: string) {
  const top = useRef<HTMLElement>(null)
  const before = useRef(round)
  useEffect(() => {
    if (before.current !== round) top.current?.scrollIntoView({ block: 'nearest' })
    before.current = round
  }, [round])
  return top
}
