import type { Client } from '@mango/client'
import { randomName, sendFile, type Transfer } from '@mango/client/upload'
import { uploadAnswerPicture } from '@mango/contract/correction'
import { refreshPages } from '../correction.query.ts'

/**
 * Sends a photo upright and small, under a name that stays the same for every attempt: one whose answer was lost on the way
 * is there once.
 */
export const photoTransfer =
  (client: Client, id: number, emend: boolean, turnsOf: (fileName: string) => number): Transfer<void> =>
  (file) => {
    const photoId = randomName()
    let tidied: Promise<File> | undefined
    return async ({ signal, onProgress }) => {
      tidied ??= import('@mango/ui/photo-tidy').then(({ tidyPhoto }) => tidyPhoto(file, { turns: turnsOf(file.name) }))
      await sendFile(client, uploadAnswerPicture, { body: { id, emend, photoId } }, await tidied, {
        signal,
        onProgress: (part) => onProgress(part * file.size),
      })
      void refreshPages(client)
    }
  }
