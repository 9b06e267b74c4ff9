/**
 * A worker that has said that it is ready, with a first message of its own.
 * @param open makes it: `() => new Worker(new URL('./my-worker.ts', import.meta.url), { type: 'module' })`
 * @returns undefined where the page lets none run: of another origin, or by its policy
 */
export async function startWorker(open: () => Worker): Promise<Worker | undefined> {
  try {
    const worker = open()
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

/**
 * What a worker answers to its one task; it is ended then.
 * @param transfer what is handed over to it and can no longer be read here
 * @throws Error where the worker failed
 */
export async function answerOf<Answer>(
  worker: Worker,
  task: unknown,
  transfer: readonly Transferable[] = [],
): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true })
      worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
      worker.postMessage(task, [...transfer])
    })
  } finally {
    worker.terminate()
  }
}
