import { wordsProblem } from '@mango/contract'
import {
  maxMomentBytes,
  momentContentLength,
  momentExtensions,
  momentFileType,
  momentTitleLength,
  text,
  type Moment,
} from '@mango/contract/growth-profile'
import { extensionOf } from '@mango/contract/library'

const videos: readonly string[] = momentExtensions.video
const images: readonly string[] = momentExtensions.image

export const isVideoFile = ({ name }: Pick<File, 'name'>): boolean => videos.includes(extensionOf(name))

/** Why a file cannot be a moment; undefined where it can. */
export function momentRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = extensionOf(name)
  if (!videos.includes(extension) && !images.includes(extension)) return text.formatNotSupported
  return size > maxMomentBytes ? text.fileTooLarge : undefined
}

/** Whether a moment can be sent: what consists of spaces alone is not there, and nothing is too long. */
export const isComplete = (title: string, content: string, file: File | undefined): file is File =>
  title.trim() !== '' &&
  content.trim() !== '' &&
  !wordsProblem(title, momentTitleLength) &&
  !wordsProblem(content, momentContentLength) &&
  file !== undefined

export const isVideo = ({ image }: Moment): boolean => image.fileType === momentFileType.video

const usualRatio = 4 / 3
/** Width by height; very long pictures are cut in the feed. */
export function ratioOf({ image: { width, height } }: Moment): number {
  if (!width || !height) return usualRatio
  return Math.min(2, Math.max(0.6, width / height))
}
