import { isExpired, readable } from '@mango/client'
import { useNotify } from '@mango/ui/notice'
import { useEffect, useEffectEvent } from 'react'
import type { Load } from './load-failure.tsx'

type Told = Load & { readonly errorUpdatedAt: number }

interface Words {
  readonly title?: string
  readonly text?: string
}

/**
 * Tells of loads that have no place of their own to fail in, as the options of a select: once for all that fail together,
 * with a retry of those, until they have come or it is closed. Whatever has a place shows a `LoadFailure` there instead.
 */
export function useLoadNotice(loads: readonly Told[], words: Words = {}) {
  const notify = useNotify()
  const failed = loads.filter((load) => load.error && !load.isFetching)
  const failedAt = Math.max(0, ...failed.map((load) => load.errorUpdatedAt))
  const tell = useEffectEvent(() => {
    const [first] = failed
    if (!first || loads.some((load) => isExpired(load.error))) return
    const again = () => {
      for (const load of failed) void load.refetch()
    }
    const action = { label: '重试', run: again }
    return notify({ kind: 'error', text: readable(first.error), ...words, action, duration: Infinity })
  })
  useEffect(() => (failedAt > 0 ? tell() : undefined), [failedAt])
}
