import type { Client } from '@mango/client'
import type { KnownFile, Transfer } from '@mango/client/upload'
import { findSameFiles, type LibraryFile, type LibraryVariant } from '@mango/contract/library'
import { libraryTransfer } from './library-transfer.ts'
import { printsOf } from './prints.ts'

/** Which of some files a library has already. What has no print is not asked about. */
async function knownFiles(
  client: Pick<Client, 'send'>,
  variant: LibraryVariant,
  files: readonly File[],
): Promise<readonly (KnownFile | undefined)[]> {
  const prints = await printsOf(files)
  const asked = files.flatMap((file, place) => {
    const print = prints[place]
    return print === undefined ? [] : [{ place, file: { fileName: file.name, bytes: file.size, print } }]
  })
  if (asked.length === 0) return []
  const { data } = await client.send(findSameFiles, { body: { variant, files: asked.map(({ file }) => file) } })
  return files.map((_, own) => data.find(({ place }) => asked[place]?.place === own))
}

/** The way into a library that first asks whether it has the file already. */
export const checkedTransfer = (client: Pick<Client, 'send'>, variant: LibraryVariant): Transfer<LibraryFile> =>
  Object.assign(libraryTransfer(client, variant), {
    known: (files: readonly File[]) => knownFiles(client, variant, files),
  })
