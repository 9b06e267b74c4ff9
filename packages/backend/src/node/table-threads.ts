import { Worker } from 'node:worker_threads'
import type { ReadTable } from '../areas/evaluation/import.ts'
import { Refusal, text } from '../refusal.ts'

/** What a table of the most bytes and rows takes, several times over. */
const patienceMilliseconds = 60_000
const mostMegabytes = 1024
const mostAtOnce = 2

const inThread: ReadTable = (bytes, rows, columns) =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('table-thread.js', import.meta.url), {
      workerData: { bytes, rows, columns },
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    thread.unref()
    const tooLong = setTimeout(() => void thread.terminate(), patienceMilliseconds).unref()
    thread.on('message', resolve)
    thread.on('error', reject)
    thread.on('exit', () => {
      clearTimeout(tooLong)
      reject(new Error('the thread ended'))
    })
  })

let running = 0

/** Reads a table in a thread that ends with it: a large one takes seconds, in which every class would stand still. */
export const readTableApart: ReadTable = async (bytes, rows, columns) => {
  if (running >= mostAtOnce) throw new Refusal(text.importBusy)
  running += 1
  try {
    return await inThread(bytes, rows, columns)
  } finally {
    running -= 1
  }
}
