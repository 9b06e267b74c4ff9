import { isRefused, type Client } from '@mango/client'
import { objectExtension, storeObject, storeParts, type Attempt, type Transfer } from '@mango/client/upload'
import {
  addEvaluationFileToRepo,
  addFileToRepo,
  deleteLibraryFile,
  fileTypeOf,
  libraryCalls,
  needsTranscoding,
  partedFromBytes,
  type LibraryFile,
  type LibraryVariant,
} from '@mango/contract/library'
import { endUpload, numberOf } from './begun-uploads.ts'

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

/**
 * How a file comes into a library: policy, storage host, registration. Every attempt to store it asks for a fresh policy and
 * key; a large one goes in parts, of which none is sent twice. A stored file is only registered anew: the server gives one
 * object one row, however often it is told of it.
 */
export const libraryTransfer =
  (client: Pick<Client, 'send'>, variant: LibraryVariant): Transfer<LibraryFile> =>
  (file) => {
    const needTranscode = needsTranscoding(file.name, variant)
    const type = fileTypeOf(file.name)
    const size = kilobytes(file.size)
    const inParts = file.size > partedFromBytes ? partedTransfer(client, file, variant, needTranscode) : undefined
    let stored: string | undefined
    return async (attempt) => {
      const { signal, onStep, fileName: currentName } = attempt
      stored ??= await inParts?.send(attempt)
      if (stored === undefined) {
        const policy = await client.send(libraryCalls[variant].policy, { query: { needTranscode } }, { signal })
        stored = await storeObject(file, policy.data, attempt, needTranscode ? 'mp4' : undefined)
      }
      onStep('registering')
      const fileName = currentName?.() ?? file.name
      const body = { fileName, url: stored, needTranscode, size }
      const { data } =
        variant === 'evaluation'
          ? await client.send(addEvaluationFileToRepo, { body: { ...body, type } }, { signal })
          : await client.send(addFileToRepo, { body }, { signal })
      inParts?.end()
      if (attempt.replaces !== undefined) await takeAway(client, attempt.replaces, signal)
      return { fileName, type, size, needTranscode, ...data }
    }
  }

/** The file whose place another has taken. What is refused is gone already, or no longer one's own: it stays. */
const takeAway = (client: Pick<Client, 'send'>, fileId: number, signal: AbortSignal) =>
  client.send(deleteLibraryFile, { body: { fileId } }, { signal }).catch((error: unknown) => {
    if (!isRefused(error)) throw error
  })

/** Gives no address where the server takes no parts. */
function partedTransfer(client: Pick<Client, 'send'>, file: File, variant: LibraryVariant, asMp4: boolean) {
  const { uploadId, begun } = numberOf(file, variant)
  const extension = asMp4 ? 'mp4' : objectExtension(file.name)
  const upload = { variant, uploadId, extension, bytes: file.size }
  let hasBegun = begun
  return {
    async send(attempt: Attempt) {
      const onProgress = (loaded: number) => {
        hasBegun = true
        attempt.onProgress(loaded)
      }
      return storeParts(client, file, upload, { ...attempt, onProgress }, hasBegun)
    },
    end: () => endUpload(uploadId),
  }
}
