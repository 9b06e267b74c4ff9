export { PdfViewer } from './pdf-viewer.tsx'
export type { PdfViewerProps } from './pdf-viewer-content.tsx'
