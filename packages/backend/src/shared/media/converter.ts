import type { Conversion } from '@mango/contract/media'

export interface MadeFile {
  readonly extension: string
  content(): AsyncIterable<Uint8Array>
}
/** What was made of a file. */
export interface Made {
  /** Absent where every browser shows the file as it came. */
  readonly main?: MadeFile | undefined
  /** A picture of a video or of a page, or a small one of a picture. */
  readonly still?: MadeFile | undefined
  /** Of a video. */
  readonly seconds?: number | undefined
  /** Pictures of the pages, in order. */
  readonly pages?: readonly MadeFile[] | undefined
}

export interface Source {
  readonly kind: Conversion
  /** Of the file's name, in lower case. */
  readonly extension: string
  readonly content: ReadableStream<Uint8Array>
}

/** A file that nothing can be made of; its message is for the reader. */
export class Unconvertible extends Error {
  override readonly name = 'Unconvertible'
}

/** Turns files into what browsers show. Where there is none, as in a browser, they are shown as they came, or not at all. */
export interface Converter {
  can(kind: Conversion): boolean
  /** What it works with, and whether it is there. */
  readonly tools: Readonly<Record<string, boolean>>
  /**
   * @param keep takes what was made, which is gone when it returns
   * @throws Unconvertible
   */
  convert(source: Source, keep: (made: Made) => Promise<void>, signal: AbortSignal): Promise<void>
}
