export { PdfViewer } from './pdf-viewer.tsx'
export type { PdfViewerProps } from './pdf-viewer-content.tsx'
export { pdfTexts, type PdfTexts } from './pdf-texts.ts'
