import type { LibraryFile, LinkResource } from '@mango/contract/library'
import { lateOf, pickedOf } from '@mango/widget/library-events'
import { useOwnTag } from '@mango/widget/own-tag'
import { useCallback, useRef } from 'react'

interface Wish {
  readonly types: readonly number[]
  readonly single: boolean
  /** @returns false where they are not taken: the library stays open, with what is picked in it */
  onFiles(files: readonly LibraryFile[]): boolean | void
  /** Without it no links are offered. */
  onLink?(link: LinkResource): void
}

function libraryFor(tag: string, { types, single, onFiles, onLink }: Wish): HTMLElement {
  const library = document.createElement(tag)
  library.setAttribute('types', JSON.stringify(types))
  library.toggleAttribute('single', single)
  library.toggleAttribute('files-only', !onLink)
  // What is picked here is not picked for the page, which may listen above for a library of its own.
  for (const type of ['resource-confirm', 'upload-complete', 'resource-cancel'])
    library.addEventListener(type, (event) => event.stopPropagation())
  library.addEventListener('resource-confirm', (event) => {
    const picked = pickedOf(event)
    if (picked?.mode === 'link') onLink?.(picked.link)
    else if (picked && onFiles(picked.files) === false) event.preventDefault()
  })
  library.addEventListener('upload-complete', (event) => {
    const late = lateOf(event)
    // Where there is room for one, the one that was confirmed is it.
    if (late && !single) onFiles([late])
  })
  return library
}

/** Lets somebody pick from the resource library, by its tag, as any page would. @returns undefined where the page has none */
export function useLibraryPicker(place: () => HTMLElement | null): ((wish: Wish) => void) | undefined {
  const tag = useOwnTag('resource-library')
  // One for each kind of files: opened again it shows what is still being uploaded in it.
  const libraries = useRef(new Map<string, HTMLElement>())
  const pick = useCallback(
    (wish: Wish) => {
      if (!tag) return
      const key = JSON.stringify(wish.types)
      const library = libraries.current.get(key) ?? libraryFor(tag, wish)
      libraries.current.set(key, library)
      if (!library.isConnected) place()?.append(library)
      library.toggleAttribute('open', true)
    },
    [place, tag],
  )
  return tag ? pick : undefined
}
