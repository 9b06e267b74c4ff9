import { libraryFile, linkResource, type LibraryFile } from '@mango/contract/library'
import { array, literal, object, safeParse, variant, type InferOutput } from 'valibot'

// The library of the page may be of another version: what its events bring is looked at before it is taken.

const picked = variant('mode', [
  object({ mode: literal('file'), files: array(libraryFile) }),
  object({ mode: literal('link'), link: linkResource }),
])
const late = object({ library: literal('confirmed'), file: libraryFile })
const detailOf = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : undefined)

export type Picked = InferOutput<typeof picked>

/** What the `resource-confirm` of a library brings. */
export function pickedOf(event: Event): Picked | undefined {
  const { success, output } = safeParse(picked, detailOf(event))
  return success ? output : undefined
}

/** The file of an `upload-complete` that was still on its way when the library was confirmed. */
export function lateOf(event: Event): LibraryFile | undefined {
  const { success, output } = safeParse(late, detailOf(event))
  return success ? output.file : undefined
}
