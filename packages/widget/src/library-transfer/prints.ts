import { answerOf, startWorker } from '@mango/ui/worker'
import { printOfFile } from './print-of-file.ts'

type Prints = readonly (string | undefined)[]

/** What each file is known by; worked out beside the page's own thread where that can be. */
export async function printsOf(files: readonly File[]): Promise<Prints> {
  const worker = await startWorker(() => new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' }))
  return worker ? answerOf<Prints>(worker, files).catch(() => []) : Promise.all(files.map(printOfFile))
}
