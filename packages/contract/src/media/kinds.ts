import { maxDocumentBytes, maxFileBytes } from '../library/index.ts'

/**
 * What a file is turned into for browsers: a video that all of them play, a PDF, pictures of the pages of one, a small
 * picture of its first page, or a small one of a large picture.
 */
export const conversions = ['video', 'pdf', 'slides', 'cover', 'small'] as const
export type Conversion = (typeof conversions)[number]

/** The largest file that is converted: the same that a library takes. */
export const maxConvertedBytes: Readonly<Record<Conversion, number>> = {
  video: maxFileBytes.class,
  pdf: maxDocumentBytes,
  slides: maxDocumentBytes,
  cover: maxDocumentBytes,
  small: maxDocumentBytes,
}
