import type { LibraryFile, LinkResource } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { createElement, useRef } from 'react'

/** What the library's `resource-confirm` brings. */
export type Picked =
  | { readonly mode: 'file'; readonly files: readonly LibraryFile[] }
  | { readonly mode: 'link'; readonly link: LinkResource }

/** What its `upload-complete` brings. */
interface Uploaded {
  readonly file: LibraryFile
  readonly library: 'open' | 'confirmed' | 'cancelled'
}

interface LibraryButtonProps {
  onPicked(picked: Picked): void
  /** A file that was still on its way when the library was confirmed is there: perhaps long after this has gone. */
  onLate(file: LibraryFile): void
}

const tag = 'resource-library'

/** Opens the library of evaluation, with its links; only on pages that have its element. */
export function LibraryButton({ onPicked, onLate }: LibraryButtonProps) {
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
        'onupload-complete': ({ detail }: CustomEvent<Uploaded>) =>
          detail.library === 'confirmed' && onLate(detail.file),
      })}
    </>
  )
}
