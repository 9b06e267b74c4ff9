import { linkResource, libraryFile, type LibraryFile, type LinkResource } from '@mango/contract/library'
import { useOwnTag } from '@mango/widget/own-tag'
import { array, literal, object, safeParse, variant } from 'valibot'
import { useCallback, useRef } from 'react'

const pickedSchema = variant('mode', [
  object({ mode: literal('file'), files: array(libraryFile) }),
  object({ mode: literal('link'), link: linkResource }),
])
/** A file that was still on its way when the library was confirmed. */
const lateSchema = object({ library: literal('confirmed'), file: libraryFile })
const detailOf = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : undefined)

interface Wish {
  readonly types: readonly number[]
  readonly single: boolean
  onFiles(files: readonly LibraryFile[]): void
  onLink?(link: LinkResource): void
}

function libraryFor(tag: string, { types, single, onFiles, onLink }: Wish): HTMLElement {
  const library = document.createElement(tag)
  library.setAttribute('types', JSON.stringify(types))
  library.toggleAttribute('single', single)
  // What is picked here is not picked for the page, which may listen above for a library of its own.
  for (const type of ['resource-confirm', 'upload-complete', 'resource-cancel'])
    library.addEventListener(type, (event) => event.stopPropagation())
  library.addEventListener('resource-confirm', (event) => {
    const picked = safeParse(pickedSchema, detailOf(event))
    if (picked.success && picked.output.mode === 'file') onFiles(picked.output.files)
    else if (picked.success && picked.output.mode === 'link') onLink?.(picked.output.link)
  })
  library.addEventListener('upload-complete', (event) => {
    const late = safeParse(lateSchema, detailOf(event))
    // Where there is room for one, the one that was confirmed is it.
    if (late.success && !single) onFiles([late.output.file])
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
