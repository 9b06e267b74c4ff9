/** A printed document as data: what stands on it, and not how a page is drawn. */
export interface PdfDocument {
  readonly title: string
  /** Stand in a row below the title. */
  readonly facts: readonly string[]
  readonly columns: 1 | 2
  readonly blocks: readonly PdfBlock[]
  /** Stands behind the blocks, from a new page on. */
  readonly appendix?: readonly PdfBlock[]
}

/** What stays together on a page, unless it is longer than one. */
export type PdfBlock = readonly PdfPart[]

export type PdfPart = PdfText | PdfPictureBox | PdfLines | PdfTable | PdfRow
export interface PdfText {
  readonly kind: 'text'
  readonly text: string
  readonly look: 'heading' | 'body' | 'small'
  /** Set off by a bar at its side, as an explanation is. */
  readonly aside?: boolean
}
export interface PdfPictureBox {
  readonly kind: 'picture'
  readonly picture: PdfPicture
  /** Part of the page's width, up to 1; never wider than its column. */
  readonly width: number
  /** How high it may be, as a part of its width: what is higher is drawn smaller. */
  readonly height?: number
  readonly aside?: boolean
}
/** Dotted lines to write on. */
export interface PdfLines {
  readonly kind: 'lines'
  readonly count: number
}

export interface PdfTable {
  readonly kind: 'table'
  readonly columns: readonly PdfColumn[]
  /** Names of the columns; none where the first cell of a row says what it is. */
  readonly head?: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
export interface PdfColumn {
  /** Part of the table's width. */
  readonly share: number
  readonly look?: 'name' | 'number'
}
/** Parts beside each other; it stays whole. */
export interface PdfRow {
  readonly kind: 'row'
  readonly cells: readonly { readonly share: number; readonly parts: readonly PdfPart[] }[]
}

export interface PdfPicture {
  readonly format: 'svg' | 'raster'
  readonly bytes: Uint8Array
}

/** Prints documents: handed in by whoever runs the backend, since a browser has no place for fonts. */
export type PrintPdf = (document: PdfDocument) => Promise<{ readonly bytes: Uint8Array; readonly pages: number }>
