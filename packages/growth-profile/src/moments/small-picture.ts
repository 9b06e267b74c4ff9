import { extensionOf } from '@mango/contract/library'
import { isVideoFile } from './moment-rules.ts'

/**
 * A picture as it is sent: small enough for a feed of many, and without what the camera wrote into it (where the child was,
 * say). What moves stays as it is.
 */
export async function smallPicture(file: File): Promise<File> {
  if (isVideoFile(file) || extensionOf(file.name) === 'gif') return file
  const { tidyPhoto } = await import('@mango/ui/photo-tidy')
  return tidyPhoto(file)
}
