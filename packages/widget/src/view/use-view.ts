import { useMemo } from 'react'
import type { ViewCodec } from './view-codec.ts'

/** Detail of `view-change`. */
export interface ViewChange {
  /** As a query string without its `?`. */
  readonly view: string
  /** Not a step of its own: the address is to be replaced. */
  readonly replace: boolean
}

/** The `view` of an element: its prop, and the two ways in which it tells of another one. */
interface ViewWires {
  readonly view: string
  setProp(name: 'view', view: string): void
  emit(type: 'view-change', change: ViewChange): boolean
}

/** The view lives in the element's `view` attribute, which the host may mirror in its address. */
export function useView<View extends object>(codec: ViewCodec<View>, { view: text, setProp, emit }: ViewWires) {
  const view = useMemo(() => codec.parse(text), [codec, text])

  /** Shows another view; false where it is the one that is shown already. */
  const show = (change: Partial<View>, replace = false): boolean => {
    const next = codec.format({ ...view, ...change })
    if (next === codec.format(view)) return false
    setProp('view', next)
    emit('view-change', { view: next, replace })
    return true
  }
  return { view, show }
}
