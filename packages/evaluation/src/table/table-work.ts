import { answerOf, startWorker } from '@mango/ui/worker'

/** What the table worker is asked for, and what it answers. */
export type TableWork =
  | { readonly kind: 'read'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'write'; readonly rows: readonly (readonly string[])[] }
export type TableAnswer =
  | { readonly kind: 'rows'; readonly rows: string[][] }
  | { readonly kind: 'file'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'unreadable' }

async function work(task: TableWork): Promise<TableAnswer> {
  const worker = await startWorker(() => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }))
  if (!worker) return workHere(task)
  const transfer = task.kind === 'read' ? [task.bytes] : []
  return answerOf<TableAnswer>(worker, task, transfer).catch(() => ({ kind: 'unreadable' }))
}

/** The same on the page's own thread. */
async function workHere(task: TableWork): Promise<TableAnswer> {
  const { fileOf, rowsOf } = await import('./table-file.ts')
  try {
    return task.kind === 'read'
      ? { kind: 'rows', rows: rowsOf(task.bytes) }
      : { kind: 'file', bytes: fileOf(task.rows) }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** The cells of a table file; undefined where it can't be read. */
export async function readRows(file: File): Promise<string[][] | undefined> {
  const answer = await work({ kind: 'read', bytes: await file.arrayBuffer() })
  return answer.kind === 'rows' ? answer.rows : undefined
}

/** A table file of these rows. */
export async function writeRows(rows: readonly (readonly string[])[]): Promise<Blob | undefined> {
  const answer = await work({ kind: 'write', rows })
  return answer.kind === 'file' ? new Blob([answer.bytes]) : undefined
}
