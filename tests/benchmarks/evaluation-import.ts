import { read, utils, write } from '@e965/xlsx'
import { byPath, differenceOf, importPackage, readTable, tableHead } from '@mango/contract/evaluation'
import { startTestBackend } from '@mango/backend/testing'
import type { Result } from './result.ts'

const rows = 10_000
const subjectId = 9
const aim = '≤ 3000 ms'

/** A table of 10,000 targets four levels deep, with a description at every tenth. */
function table(): Uint8Array<ArrayBuffer> {
  const names = Array.from({ length: rows }, (_, at) => {
    const [field, chapter] = [Math.floor(at / 1000), Math.floor(at / 100)]
    const way = ['历史', `第 ${field + 1} 编`, `第 ${chapter + 1} 章`, `知识点 ${at + 1}`]
    const depth = at % 1000 === 0 ? 2 : at % 100 === 0 ? 3 : 4
    return [...way.slice(0, depth), ...Array.from({ length: 4 - depth }, () => ''), at % 10 ? '' : '说出要点，举出例子']
  })
  const book = utils.book_new()
  // The first chapter of a field stands in the row after the field.
  const heads = names.flatMap((row, at) =>
    at % 1000 === 0 ? [row, ['历史', row[1] ?? '', `第 ${at / 100 + 1} 章`]] : [row],
  )
  utils.book_append_sheet(book, utils.aoa_to_sheet([tableHead(3), ...heads.slice(0, rows)]))
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return new Uint8Array(bytes)
}

/** A table of 10,000 rows: read and compared as the preview does, imported, and imported again. */
export async function evaluationImport(): Promise<Result[]> {
  const backend = await startTestBackend()
  try {
    const token = await backend.tokenOf('ordinary')
    const bytes = table()
    const results: Result[] = []
    const timed = async (name: string, work: () => unknown) => {
      const start = performance.now()
      await work()
      results.push({ name: `import of 10,000, ${name}`, value: performance.now() - start, unit: 'ms' })
    }
    await timed('the worker reads, the page compares', () => {
      const sheet = read(bytes, { dense: true }).Sheets['Sheet1'] ?? {}
      const cells = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true })
      const known = byPath([])
      const read10000 = readTable(cells, known)
      if (typeof read10000 === 'string' || read10000.bad.length > 0) throw new Error('the table is wrong')
      return differenceOf(read10000.targets, known)
    })
    const send = async () => {
      const file = new File([bytes], '指标.xlsx')
      const { data } = await backend.send(importPackage, { body: { subjectId }, file }, token)
      if (!data || data.refused > 0) throw new Error(`refused: ${JSON.stringify(data)}`)
    }
    await timed('the server adds', send)
    await timed('the server, again, nothing new', send)
    const [worker, server] = results
    const altogether = (worker?.value ?? Number.NaN) + (server?.value ?? Number.NaN)
    return [...results, { name: 'import of 10,000, altogether', value: altogether, unit: 'ms', aim }]
  } finally {
    await backend.close()
  }
}
