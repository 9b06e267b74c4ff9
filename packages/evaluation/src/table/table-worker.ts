import { fileOf, rowsOf } from './table-file.ts'
import type { TableAnswer, TableWork } from './table-work.ts'

const answerTo = (work: TableWork): TableAnswer => {
  try {
    return work.kind === 'read'
      ? { kind: 'rows', rows: rowsOf(work.bytes) }
      : { kind: 'file', bytes: fileOf(work.rows) }
  } catch {
    return { kind: 'unreadable' }
  }
}

addEventListener('message', ({ data }: MessageEvent<TableWork>) => postMessage(answerTo(data)))
// The first thing it says is that it is ready.
postMessage('ready')
