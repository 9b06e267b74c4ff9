import { atOwnOrigin } from '@mango/client'

type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>

/** What makes an `<a>` or a `<ButtonLink>` lead to a page. */
export interface PageLink {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
  onClick(press: Press): void
}

/** A path stays one, as people read and copy it, but where a `<base>` leads it elsewhere. */
const hrefOf = (address: string) =>
  globalThis.document?.baseURI.startsWith(`${origin}/`) ? address : atOwnOrigin(address)

/**
 * A link to a page: the browser opens it in a tab of its own, and copies its address; a plain press goes there if it may. With a
 * key held the browser opens it elsewhere, and nobody leaves.
 * @param address as `pageAddress` makes it; a `<base>` of the page leads it nowhere else
 * @param mayLeave tells the host; false where the host goes there itself
 */
export const pageLink = (address: string, mayLeave: () => boolean, newTab = false): PageLink => ({
  href: hrefOf(address),
  ...(newTab && { target: '_blank', rel: 'noopener noreferrer' }),
  onClick(press) {
    const opensElsewhere = press.ctrlKey || press.metaKey || press.shiftKey
    if (!opensElsewhere && !mayLeave()) press.preventDefault()
  },
})
