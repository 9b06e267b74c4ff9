import { printOfFile } from './print-of-file.ts'

type Prints = readonly (string | undefined)[]

/** A worker that is ready, or undefined where the page lets none run: of another origin, or by its policy. */
async function startWorker(): Promise<Worker | undefined> {
  try {
    const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' })
    const ready = await new Promise<boolean>((resolve) => {
      worker.addEventListener('message', () => resolve(true), { once: true })
      worker.addEventListener('error', () => resolve(false), { once: true })
    })
    if (ready) return worker
    worker.terminate()
  } catch {
    // Refused at once.
  }
  return undefined
}

/** What each file is known by; worked out beside the page's own thread where that can be. */
export async function printsOf(files: readonly File[]): Promise<Prints> {
  const worker = await startWorker()
  if (!worker) return Promise.all(files.map(printOfFile))
  try {
    return await new Promise<Prints>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Prints>) => resolve(data), { once: true })
      worker.addEventListener('error', () => resolve([]), { once: true })
      worker.postMessage(files, [])
    })
  } finally {
    worker.terminate()
  }
}
