import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Their other build is for browsers of the last months only: it wants what Chrome has since 145.
const address = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

export type StartedWorker = { worker: PDFWorker; end: () => void }

/**
 * A worker where the page lets one run, else the same code on the page's own thread: a script of another origin is no worker, and
 * neither is one under Trusted Types or a policy without `worker-src`. pdf.js would try a blob then, which such policies refuse too.
 */
export async function startWorker(): Promise<StartedWorker> {
  const port = await openPort()
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

async function openPort(): Promise<Worker | undefined> {
  try {
    const port = new Worker(address, { type: 'module' })
    const ready = await new Promise<boolean>((resolve) => {
      // The first thing it says is that it is ready.
      port.addEventListener('message', () => resolve(true), { once: true })
      port.addEventListener('error', () => resolve(false), { once: true })
    })
    if (ready) return port
    port.terminate()
  } catch {
    // Refused at once: said above.
  }
  return undefined
}
