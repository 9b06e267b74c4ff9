/** Type codes of library files (document 1, section 3). */
export const fileType = { word: 1, pdf: 2, ppt: 3, video: 4, other: 5, image: 6 } as const
export type FileType = (typeof fileType)[keyof typeof fileType]

/** The type filter, in the documents' order; 0 asks for every file. */
export const typeFilters = [
  { type: 0, label: '全部' },
  { type: fileType.ppt, label: 'PPT' },
  { type: fileType.pdf, label: 'PDF' },
  { type: fileType.word, label: 'WORD' },
  { type: fileType.video, label: '视频' },
  { type: fileType.image, label: '图片' },
  { type: fileType.other, label: '其他' },
] as const

/** A link among the files of the evaluation library (document 3, section 3.6); no filter asks for it. */
export const linkType = 8

/** Name of a type, as in the filter. */
export const fileTypeName = (type: number): string =>
  typeFilters.find((filter) => filter.type === type && type !== 0)?.label ?? (type === linkType ? '链接' : '其他')

/** What follows the last dot, in lower case; empty where there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot < 0
    ? ''
    : fileName
        .slice(dot + 1)
        .trim()
        .toLowerCase()
}

const videoExtensions = ['mp4', 'mpeg4', 'webm', 'ogg', 'mov']

const typeOfExtension: Readonly<Record<string, FileType>> = {
  ppt: fileType.ppt,
  pptx: fileType.ppt,
  doc: fileType.word,
  docx: fileType.word,
  pdf: fileType.pdf,
  ...Object.fromEntries(videoExtensions.map((extension) => [extension, fileType.video])),
  jpg: fileType.image,
  png: fileType.image,
  jpeg: fileType.image,
  bmp: fileType.image,
  gif: fileType.image,
}

export const fileTypeOf = (fileName: string): FileType => {
  const extension = extensionOf(fileName)
  return Object.hasOwn(typeOfExtension, extension) ? (typeOfExtension[extension] ?? fileType.other) : fileType.other
}

/**
 * What a file input accepts for these types, or undefined where it cannot be said: everything, or "other" among them.
 */
export function acceptOf(types: readonly number[]): string | undefined {
  if (types.length === 0 || types.includes(fileType.other)) return undefined
  const accepted = Object.entries(typeOfExtension).filter(([, type]) => types.includes(type))
  return accepted
    .map(([extension]) => `.${extension}`)
    .sort()
    .join(',')
}

/** Which of the two libraries: that of the class pages or that of curriculum evaluation. */
export type LibraryVariant = 'class' | 'evaluation'

/** `.mov` always needs transcoding; on evaluation pages every video does. */
export function needsTranscoding(fileName: string, variant: LibraryVariant): boolean {
  const extension = extensionOf(fileName)
  return variant === 'evaluation' ? videoExtensions.includes(extension) : extension === 'mov'
}

export type PreviewKind = 'document' | 'video' | 'audio' | 'image' | 'text'

/** Suffixes that can be previewed (document 1, section 9). `ogg` stands in two lists there: video wins, as in upload. */
export const previewSuffixes: Readonly<Record<PreviewKind, readonly string[]>> = {
  document: ['pdf', 'ppt', 'pptx', 'doc', 'docx', 'xls', 'xlsx'],
  video: ['webm', 'mp4', 'ogg', 'mov'],
  audio: ['mp3', 'ogg', 'wav', 'aac'],
  image: ['bmp', 'jpg', 'png', 'gif', 'jpeg'],
  text: ['txt', 'json'],
}

/** How a file of this name is previewed, or null where it can't be. */
export function previewKindOf(fileName: string): PreviewKind | null {
  const extension = extensionOf(fileName)
  const kinds: readonly PreviewKind[] = ['document', 'video', 'audio', 'image', 'text']
  return kinds.find((kind) => previewSuffixes[kind].includes(extension)) ?? null
}
