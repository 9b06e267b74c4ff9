import type { Client } from '@mango/client'
import { noteLibraryUse, type LibraryFile, type LibraryVariant } from '@mango/contract/library'
import { refreshLibrary } from './library.query.ts'

/** From it comes the list of the files used last. A server that does not know the call just has none. */
export const noteUse = (client: Client, variant: LibraryVariant, files: readonly LibraryFile[]) =>
  client
    .send(noteLibraryUse, { body: { fileIds: files.map(({ id }) => id) } })
    .then(() => refreshLibrary(client, variant))
    .catch(() => undefined)
