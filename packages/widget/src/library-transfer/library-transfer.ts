import type { Client } from '@mango/client'
import { storeObject, type Transfer } from '@mango/client/upload'
import {
  addEvaluationFileToRepo,
  addFileToRepo,
  fileTypeOf,
  libraryCalls,
  needsTranscoding,
  type LibraryFile,
  type LibraryVariant,
} from '@mango/contract/library'

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

/**
 * How a file comes into a library: policy, storage host, registration. Every attempt to store it asks for a fresh policy and
 * key. A stored file is only registered anew: the server gives one object one row, however often it is told of it.
 */
export const libraryTransfer =
  (client: Pick<Client, 'send'>, variant: LibraryVariant): Transfer<LibraryFile> =>
  (file) => {
    const needTranscode = needsTranscoding(file.name, variant)
    const type = fileTypeOf(file.name)
    const size = kilobytes(file.size)
    let stored: string | undefined
    return async (attempt) => {
      const { signal, onStep } = attempt
      if (stored === undefined) {
        const policy = await client.send(libraryCalls[variant].policy, { query: { needTranscode } }, { signal })
        stored = await storeObject(file, policy.data, attempt, needTranscode ? 'mp4' : undefined)
      }
      onStep('registering')
      const body = { fileName: file.name, url: stored, needTranscode, size }
      const { data } =
        variant === 'evaluation'
          ? await client.send(addEvaluationFileToRepo, { body: { ...body, type } }, { signal })
          : await client.send(addFileToRepo, { body }, { signal })
      return { fileName: file.name, type, size, needTranscode, ...data }
    }
  }
