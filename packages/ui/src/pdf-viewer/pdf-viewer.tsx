import { lazyComponent } from '../lazy-component/index.ts'
import { Spinner } from '../spinner/index.ts'
import { texts } from './pdf-texts.ts'
import type { PdfViewerProps } from './pdf-viewer-content.tsx'

/** A PDF with pages, zoom, search, printing. Fills its container; its library comes when it is first drawn. */
export const PdfViewer = lazyComponent<PdfViewerProps>(
  () => import('./pdf-viewer-content.tsx'),
  () => <Spinner size={28} label={texts.loading} />,
)
