import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startWorker } from '../worker/index.ts'

// Their other build is for browsers of the last months only: it wants what Chrome has since 145.
const address = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

/**
 * A worker where the page lets one run, else the same code on the page's own thread: a script of another origin is no worker, and
 * neither is one under Trusted Types or a policy without `worker-src`. pdf.js would try a blob then, which such policies refuse too.
 */
export async function startPdfWorker() {
  const port = await startWorker(() => new Worker(address, { type: 'module' }))
  if (!port) await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs')
  const worker = port ? PDFWorker.create({ port }) : PDFWorker.create({})
  return {
    worker,
    end() {
      worker.destroy()
      port?.terminate()
    },
  }
}
