/** A page may be zoomed by CSS: places are measured in pixels of the window, sizes and styles are in those of the page. */
export const zoomOf = (element: Element | null): number => element?.currentCSSZoom ?? 1
