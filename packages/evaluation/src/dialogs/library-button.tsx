import type { LibraryFile, LinkResource } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { useOwnTag } from '@mango/widget/own-tag'
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

/** Opens the library of evaluation, with its links; only on pages that have its element. */
export function LibraryButton({ onPicked, onLate }: LibraryButtonProps) {
  const library = useRef<HTMLElement>(null)
  const tag = useOwnTag('resource-library')
  if (!tag) return null
  return (
    <>
      <Button variant="text" icon="link" onClick={() => library.current?.setAttribute('open', '')}>
        从资源库选择，或添加链接
      </Button>
      {createElement(tag, {
        ref: library,
        variant: 'evaluation',
        // What is picked here is not picked for the page, which may listen above for a library of its own.
        'onresource-confirm': (event: CustomEvent<Picked>) => {
          event.stopPropagation()
          onPicked(event.detail)
        },
        'onupload-complete': (event: CustomEvent<Uploaded>) => {
          event.stopPropagation()
          if (event.detail.library === 'confirmed') onLate(event.detail.file)
        },
        'onresource-cancel': (event: Event) => event.stopPropagation(),
      })}
    </>
  )
}
