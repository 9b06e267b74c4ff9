import { useEffect, useRef } from 'react'

/** Does something a moment later: the last of several times alone, and not once the component is gone. */
export function useLater<Given extends readonly unknown[]>(action: (...given: Given) => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (...given: Given) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => action(...given), milliseconds)
  }
}
