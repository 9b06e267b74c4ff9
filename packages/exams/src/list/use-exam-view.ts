import type { ComponentProps } from '@mango/element'
import { useView } from '@mango/widget/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from 'zustand'
import type { face } from '../exam-list.face.ts'
import type { BasketStore } from '../merge/basket.store.ts'
import { basketView, examView } from './view.ts'

interface ViewWires extends Pick<ComponentProps<typeof face>, 'view' | 'setProp' | 'emit'> {
  basket: BasketStore
}

/**
 * Filters and page live in the element's `view` attribute, the basket in its store. A link that opens the list fills the
 * basket once; from then on the host only hears of it, for its address.
 */
export function useExamView({ view: text, basket, setProp, emit }: ViewWires) {
  const chosen = useStore(basket.store, (state) => state.chosen)
  /** With which view and basket the host was told last: one that keeps no basket is not told again and again. */
  const told = useRef('')
  const tell = (given: string, view: string, replace: boolean) => {
    const basketNow = basketView.format({ merge: basket.ids() })
    told.current = `${given} ${basketNow}`
    return emit('view-change', { view: [view, basketNow].filter(Boolean).join('&'), replace })
  }
  const { view, show } = useView(examView, {
    view: text,
    setProp,
    emit: (_, change) => tell(change.view, change.view, change.replace),
  })

  const opened = useRef(false)
  const adopt = useEffectEvent(() => {
    const { merge } = basketView.parse(text)
    if (merge.length > 0) basket.adopt(merge)
  })
  useEffect(() => {
    if (!opened.current) adopt()
    opened.current = true
  }, [])
  const follow = useEffectEvent((given: string, _chosen: unknown) => {
    // Taking a link's choice changes the store before the next drawing: it counts, not what was drawn.
    const basketNow = basketView.format({ merge: basket.ids() })
    if (basketNow === basketView.format(basketView.parse(given)) || told.current === `${given} ${basketNow}`) return
    tell(given, examView.format(view), true)
  })
  useEffect(() => follow(text, chosen), [text, chosen])
  return { view, show }
}
