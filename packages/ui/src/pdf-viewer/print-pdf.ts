import type { PDFDocumentProxy } from 'pdfjs-dist'
import { drawPage } from './draw-page.ts'

const paper = `
@page { margin: 0 }
body { margin: 0 }
img { display: block; inline-size: 100%; max-block-size: 100vh; object-fit: contain; break-after: page }
`
// Sharp enough for text: 150 dots per inch, of 72 units.
const scale = 150 / 72

/** Prints all pages as pictures from an empty frame of the page's own: no address is framed, which a policy would have to allow. */
export async function printPdf(
  document: PDFDocumentProxy,
  frame: HTMLIFrameElement,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const addresses: string[] = []
  try {
    for (let page = 1; page <= document.numPages; page++) {
      onPage(page)
      const canvas = await drawPage(document, page, scale / window.devicePixelRatio, signal)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
      signal.throwIfAborted()
      if (!blob) throw new Error(`Page ${page} could not be drawn`)
      addresses.push(URL.createObjectURL(blob))
    }
    // Only now: some browsers put another empty page into a new frame a moment later.
    const { contentDocument: sheet, contentWindow: view } = frame
    if (!sheet || !view) return
    adoptPaper(sheet)
    await Promise.all(
      addresses.map((address) => {
        const picture = sheet.createElement('img')
        picture.src = address
        sheet.body.append(picture)
        return picture.decode()
      }),
    )
    signal.throwIfAborted()
    const printed = new Promise((resolve) => view.addEventListener('afterprint', resolve, { once: true }))
    view.print()
    await printed
  } finally {
    for (const address of addresses) URL.revokeObjectURL(address)
  }
}

/** A sheet belongs to the document it was made in. */
function adoptPaper(sheet: Document) {
  const Sheet = sheet.defaultView?.CSSStyleSheet
  if (!Sheet) return
  const style = new Sheet()
  style.replaceSync(paper)
  sheet.adoptedStyleSheets = [style]
}
