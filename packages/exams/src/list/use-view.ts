import type { Emit, SetProp } from '@mango/element'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { face } from '../exam-list.face.ts'
import type { BasketStore } from '../merge/basket.store.ts'
import type { Chosen } from '../merge/rules.ts'
import { formatView, parseView, type ExamView } from './view.ts'

interface ViewWires {
  text: string
  basket: BasketStore
  setProp: SetProp<typeof face>
  emit: Emit<typeof face>
}

/**
 * The view lives in the element's `view` attribute, which the host may mirror in its address. The basket lives in its
 * store: a link that opens the list fills it, from then on the view follows it.
 */
export function useView({ text, basket, setProp, emit }: ViewWires) {
  const view = useMemo(() => parseView(text), [text])
  const chosen = useStore(basket.store, (state) => state.chosen)
  const opened = useRef(false)

  /** Shows another view; false where it is the one shown already. */
  const show = (change: Partial<ExamView>, replace = false): boolean => {
    const next = formatView({ ...view, ...change })
    if (next === formatView(view)) return false
    setProp('view', next)
    emit('view-change', { view: next, replace })
    return true
  }

  const adopt = useEffectEvent(() => view.merge.length > 0 && basket.adopt(view.merge))
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    adopt()
  }, [])
  const follow = useEffectEvent((now: ExamView, exams: readonly Chosen[]) => {
    // Taking a link's choice changes the store before the next drawing: it counts, not what was drawn.
    const merge = basket.store.getState().chosen.map((exam) => exam.examId)
    if (now.merge.join() !== merge.join() || exams.length !== merge.length) show({ merge }, true)
  })
  useEffect(() => follow(view, chosen), [view, chosen])
  return { view, show }
}
