import type { PDFDocumentProxy } from 'pdfjs-dist'

// Phones give a canvas no more than about 16 million pixels.
const mostPixels = 16_000_000

/** Draws a page into a canvas of its own, as sharp as the screen can show. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  scale: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const page = await document.getPage(number)
  signal.throwIfAborted()
  const { width, height } = page.getViewport({ scale })
  const sharpness = Math.min(window.devicePixelRatio, Math.sqrt(mostPixels / (width * height)))
  const viewport = page.getViewport({ scale: scale * sharpness })
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport })
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  await task.promise.finally(() => signal.removeEventListener('abort', cancel))
  return canvas
}
