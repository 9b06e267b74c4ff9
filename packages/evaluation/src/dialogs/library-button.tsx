import type { LibraryFile } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { lateOf, pickedOf, type Picked } from '@mango/widget/library-events'
import { useOwnTag } from '@mango/widget/own-tag'
import { createElement, useRef } from 'react'

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
        'onresource-confirm': (event: Event) => {
          event.stopPropagation()
          const picked = pickedOf(event)
          if (picked) onPicked(picked)
        },
        'onupload-complete': (event: Event) => {
          event.stopPropagation()
          const file = lateOf(event)
          if (file) onLate(file)
        },
        'onresource-cancel': (event: Event) => event.stopPropagation(),
      })}
    </>
  )
}
