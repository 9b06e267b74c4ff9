/** How large pages are: as wide as the place, whole in it, or so much. */
export type PdfZoom = 'width' | 'page' | number

const smallest = 0.25
const largest = 5
/** Around each page, in px. */
export const pageGap = 16

type Box = { width: number; height: number }

/** The factor from a page's own units to px. */
export function scaleFor(zoom: PdfZoom, page: Box, place: Box): number {
  const byWidth = (place.width - 2 * pageGap) / page.width
  const byHeight = (place.height - 2 * pageGap) / page.height
  const wanted = zoom === 'width' ? byWidth : zoom === 'page' ? Math.min(byWidth, byHeight) : zoom
  return Math.min(largest, Math.max(smallest, wanted))
}

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5]

/** The next larger or smaller step from where it is. */
export const zoomFrom = (scale: number, by: 1 | -1): number =>
  (by > 0 ? steps.find((step) => step > scale + 0.01) : steps.findLast((step) => step < scale - 0.01)) ??
  (by > 0 ? largest : smallest)
