import { linkResource, libraryFile, type LibraryFile, type LinkResource } from '@mango/contract/library'
import { array, literal, object, safeParse, variant } from 'valibot'
import { useCallback, useEffect, useState } from 'react'

const tag = 'resource-library'
const pickedSchema = variant('mode', [
  object({ mode: literal('file'), files: array(libraryFile) }),
  object({ mode: literal('link'), link: linkResource }),
])

interface Wish {
  readonly types: readonly number[]
  readonly single: boolean
  onFiles(files: readonly LibraryFile[]): void
  onLink?(link: LinkResource): void
}

/** A library picker is there as soon as the page has its tag. */
function useIsDefined(): boolean {
  const [known, setKnown] = useState(() => customElements.get(tag) !== undefined)
  useEffect(() => {
    if (!known) void customElements.whenDefined(tag).then(() => setKnown(true))
  }, [known])
  return known
}

/** Lets somebody pick from the resource library, by its tag, as any page would. @returns undefined where the page has none */
export function useLibraryPicker(place: () => HTMLElement | null): ((wish: Wish) => void) | undefined {
  const known = useIsDefined()
  const pick = useCallback(
    ({ types, single, onFiles, onLink }: Wish) => {
      const library = document.createElement(tag)
      library.setAttribute('types', JSON.stringify(types))
      library.toggleAttribute('single', single)
      library.toggleAttribute('open', true)
      library.addEventListener('resource-confirm', (event) => {
        const picked = safeParse(pickedSchema, event instanceof CustomEvent ? event.detail : undefined)
        if (picked.success && picked.output.mode === 'file') onFiles(picked.output.files)
        else if (picked.success && picked.output.mode === 'link') onLink?.(picked.output.link)
        library.remove()
      })
      library.addEventListener('resource-cancel', () => library.remove())
      place()?.append(library)
    },
    [place],
  )
  return known ? pick : undefined
}
