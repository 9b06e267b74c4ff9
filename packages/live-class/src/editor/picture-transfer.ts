import type { Client } from '@mango/client'
import type { Transfer } from '@mango/client/upload'
import { uploadQuestionPicture } from '@mango/contract/coursewares'

/** Sends a picture upright and small. */
export const pictureTransfer =
  (client: Client): Transfer<string> =>
  (file) => {
    let tidied: Promise<File> | undefined
    return async ({ signal, onProgress }) => {
      tidied ??= import('@mango/ui/photo-tidy').then(({ tidyPhoto }) => tidyPhoto(file))
      const { data } = await client.send(
        uploadQuestionPicture,
        { body: {}, file: await tidied },
        { signal, onProgress: (part) => onProgress(part * file.size) },
      )
      return data
    }
  }
