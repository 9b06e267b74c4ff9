import {
  getDocument,
  InvalidPDFException,
  PasswordResponses,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PdfDataFiles } from './pdf-data-files.ts'
import { startPdfWorker } from './pdf-worker.ts'

export type OpenPdf = {
  document: PDFDocumentProxy
  /** How large the first page is; the others are taken to be alike until they come. */
  first: { width: number; height: number }
  end: () => void
}

export type PdfFault = 'password' | 'wrong-password' | 'broken' | 'failed'

/** Opens a file by its address, asking only for the parts that are looked at. */
export async function openPdf(url: string, password: string | undefined, signal: AbortSignal): Promise<OpenPdf> {
  const { worker, end: endWorker } = await startPdfWorker()
  const task = getDocument({
    url: new URL(url, window.location.href).href,
    worker,
    ...(password !== undefined && { password }),
    BinaryDataFactory: PdfDataFiles,
    useWorkerFetch: false,
    cMapPacked: true,
    isEvalSupported: false,
    disableAutoFetch: true,
  })
  const end = () => void task.destroy().finally(endWorker)
  signal.addEventListener('abort', end, { once: true })
  try {
    const document = await task.promise
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    return { document, first: { width, height }, end }
  } catch (error) {
    if (!signal.aborted) end()
    throw error
  }
}

export function faultOf(error: unknown): PdfFault {
  // Its class is not among what the library hands out.
  if (error instanceof Error && error.name === 'PasswordException')
    return 'code' in error && error.code === PasswordResponses.INCORRECT_PASSWORD ? 'wrong-password' : 'password'
  return error instanceof InvalidPDFException ? 'broken' : 'failed'
}
