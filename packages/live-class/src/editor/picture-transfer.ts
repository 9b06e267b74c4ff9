import { CallError, type Client } from '@mango/client'
import { sendFile, type Transfer } from '@mango/client/upload'
import { uploadQuestionPicture, writtenPicture, writtenText } from '@mango/contract/coursewares'

/** Sends a picture upright and small. */
export const pictureTransfer =
  (client: Client): Transfer<string> =>
  (file) => {
    let tidied: Promise<File> | undefined
    return async ({ signal, onProgress }) => {
      tidied ??= import('@mango/ui/photo-tidy').then(({ tidyPhoto }) => tidyPhoto(file))
      const picture = await tidied
      // One that this browser cannot read is as large as it was.
      if (picture.size > writtenPicture.maxBytes)
        throw new CallError('refused', writtenText.pictureTooLarge(writtenPicture.maxBytes))
      const { data } = await sendFile(client, uploadQuestionPicture, { body: {} }, picture, {
        signal,
        onProgress: (part) => onProgress(part * file.size),
      })
      return data
    }
  }
