import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for as long as its component is there, whatever it does by now: what rows are drawn with must not change. */
export function useSteady<Given extends readonly unknown[], Result>(action: (...given: Given) => Result) {
  const latest = useRef(action)
  useLayoutEffect(() => {
    latest.current = action
  })
  return useCallback((...given: Given): Result => latest.current(...given), [])
}
