/** The container a story is drawn in: of a part its stage, of an element the place in its context. */
const places = '.stage, mango-context > div'

/** Of the places whose content is wider than they are: what reaches furthest out. A page there would scroll sideways. */
export function whatSticksOut(root: ParentNode = document): string[] {
  return [...root.querySelectorAll(places)]
    .filter((place) => place.scrollWidth > place.clientWidth + 1)
    .map((place) => `${place.scrollWidth - place.clientWidth} px wider than its ${place.clientWidth} px`)
}
