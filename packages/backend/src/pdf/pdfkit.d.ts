// What the types of pdfkit leave out, and those of svg-to-pdfkit, which has none.
declare namespace PDFKit {
  interface PDFDocument {
    openImage(source: Buffer): {
      readonly width: number
      readonly height: number
      /** Of EXIF: above 4 it lies on its side. */
      readonly orientation?: number | null
    }
  }
}

declare module 'svg-to-pdfkit' {
  interface Options {
    readonly width: number
    readonly height: number
    readonly assumePt: boolean
    fontCallback(
      family: string,
      bold: boolean,
      italic: boolean,
      font: { fauxBold: boolean; fauxItalic: boolean },
    ): string
    imageCallback(link: string): string
    warningCallback(warning: string): void
  }
  export default function drawSvg(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: Options,
  ): void
}
