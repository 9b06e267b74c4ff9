import { useEffect, useEffectEvent } from 'react'

/**
 * Goes on to all months where the chosen one can't be chosen: its last record was deleted, or the link is old. Nothing would
 * be found, and nothing tell why.
 * @param months those that can be; undefined while nobody knows
 * @param month the chosen one; 0 for all
 */
export function useOpenMonth(
  months: readonly { readonly month: number }[] | undefined,
  month: number,
  onChoose: (month: number, replace: boolean) => void,
) {
  const isClosed = month !== 0 && months !== undefined && !months.some((one) => one.month === month)
  const leave = useEffectEvent(() => onChoose(0, true))
  useEffect(() => {
    if (isClosed) leave()
  }, [isClosed])
}
