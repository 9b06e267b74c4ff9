import { waitFor } from 'storybook/test'

const isStale = (root: ParentNode): boolean =>
  [...root.querySelectorAll('*')].some(
    (node) => node.matches('[data-stale]') || (node.shadowRoot && isStale(node.shadowRoot)),
  )

/** Waits for what is dimmed until its next answer is there: a busy machine is late with it, and nobody reads it half faded. */
export const nothingStale = () =>
  waitFor(() => {
    if (isStale(document)) throw new Error('Something is still dimmed, waiting for its next answer')
  })
