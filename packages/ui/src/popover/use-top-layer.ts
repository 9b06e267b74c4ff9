import { autoUpdate, flip, offset, platform, shift, size, useFloating, type Placement } from '@floating-ui/react'
import { useLayoutEffect } from 'react'
import { zoomOf } from '../zoom-of.ts'

export type { Placement } from '@floating-ui/react'

/** Where there are no popovers, what is fixed in a size container is placed from that. */
function sizeContainerOf(element: Element): Element | undefined {
  if ('popover' in element) return undefined
  let around = element.parentElement
  while (around && getComputedStyle(around).containerType === 'normal') around = around.parentElement
  return around ?? undefined
}

const zoomed: typeof platform = {
  ...platform,
  getOffsetParent: (element) => sizeContainerOf(element) ?? platform.getOffsetParent(element),
  async getDimensions(element: Element) {
    const { width, height } = await platform.getDimensions(element)
    return { width: width * zoomOf(element), height: height * zoomOf(element) }
  },
}

const edge = { padding: 8 }
const middleware = (gap: number) => [
  offset(gap),
  flip(edge),
  shift(edge),
  size({
    ...edge,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxBlockSize = `${Math.max(96, availableHeight / zoomOf(elements.floating))}px`
    },
  }),
]
const byGap = new Map<number, ReturnType<typeof middleware>>()
const middlewareFor = (gap: number) => {
  const known = byGap.get(gap) ?? middleware(gap)
  byGap.set(gap, known)
  return known
}

/**
 * Shows a `popover="manual"` element in the top layer beside its anchor, for as long as it is mounted: nothing of the
 * page can clip or cover it. A browser that knows no popovers shows it as `without-popovers.css` says.
 */
export function useTopLayer(anchor: Element | null, placement: Placement, gap = 6) {
  const { refs, elements, x, y } = useFloating({
    placement,
    strategy: 'fixed',
    transform: false,
    middleware: middlewareFor(gap),
    platform: zoomed,
    whileElementsMounted: autoUpdate,
    elements: { reference: anchor },
  })
  const { floating } = elements
  useLayoutEffect(() => {
    if (!floating) return
    const show = () => {
      if ('showPopover' in floating && floating.isConnected && !floating.matches(':popover-open'))
        floating.showPopover()
    }
    // A host that moves loses what it had in the top layer.
    const root = floating.getRootNode()
    show()
    root.addEventListener('host-moved', show)
    return () => root.removeEventListener('host-moved', show)
  }, [floating])
  const zoom = zoomOf(floating)
  const style = { position: 'fixed', left: x / zoom, top: y / zoom } as const
  return { setFloating: refs.setFloating, floating, style }
}
