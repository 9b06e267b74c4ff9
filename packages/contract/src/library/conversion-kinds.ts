import { extensionOf, previewKindOf, type PreviewKind } from './file-types.ts'

/** Videos that some browser plays as they came. */
const playedAsTheyAre = new Set(['mp4', 'mpeg4', 'webm', 'ogg'])
const otherVideos = new Set('mov wmv asf avi mkv mpg mpeg mpeg2 3gp rmvb rm flv m4v ogm dvd'.split(' '))
/** Sounds that only some browsers play. */
const otherSounds = new Set('ape cda au midi mac m4a'.split(' '))
const office = new Set(['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx'])

/** What a file of this name is turned into before it is shown; null where nothing is to be made of it. */
export function conversionOf(fileName: string): 'video' | 'pdf' | null {
  const extension = extensionOf(fileName)
  if (playedAsTheyAre.has(extension) || otherVideos.has(extension)) return 'video'
  return office.has(extension) ? 'pdf' : null
}

/** Whether a file of this name can be shown only after it was converted. */
export const needsConversion = (fileName: string): boolean =>
  conversionOf(fileName) !== null && !playedAsTheyAre.has(extensionOf(fileName))

/** How a file of this name is shown or played, converted where that is needed; null where it can't be. */
export const shownKindOf = (fileName: string): PreviewKind | null =>
  previewKindOf(fileName) ??
  (conversionOf(fileName) === 'video' ? 'video' : otherSounds.has(extensionOf(fileName)) ? 'audio' : null)

/** Whether a small picture of the first page can be made of a file of this name: of a PDF, and of what becomes one. */
export const hasCover = (fileName: string): boolean =>
  extensionOf(fileName) === 'pdf' || conversionOf(fileName) === 'pdf'
