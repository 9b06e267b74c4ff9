import type { LibraryFile, LinkResource } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { createElement, useRef } from 'react'

/** What the library's `resource-confirm` brings. */
export type Picked =
  | { readonly mode: 'file'; readonly files: readonly LibraryFile[] }
  | { readonly mode: 'link'; readonly link: LinkResource }

const tag = 'resource-library'

/** Opens the library of evaluation, with its links; only on pages that have its element. */
export function LibraryButton({ onPicked }: { onPicked(picked: Picked): void }) {
  const library = useRef<HTMLElement>(null)
  if (!customElements.get(tag)) return null
  return (
    <>
      <Button variant="text" icon="link" onClick={() => library.current?.setAttribute('open', '')}>
        从资源库选择，或添加链接
      </Button>
      {createElement(tag, {
        ref: library,
        variant: 'evaluation',
        'onresource-confirm': ({ detail }: CustomEvent<Picked>) => onPicked(detail),
      })}
    </>
  )
}
