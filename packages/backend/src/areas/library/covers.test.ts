import { addFileToRepo, deleteLibraryFile, getLibraryCovers } from '@mango/contract/library'
import type { Conversion } from '@mango/contract/media'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { convertNext } from '../../shared/media/convert-next.ts'
import type { Converter, Made } from '../../shared/media/converter.ts'
import { onePiece } from '../../storage/storage.ts'
import { startTestBackend, uploadFile, type TestBackend } from '../../testing/index.ts'

const madeOf = (extension: string, content: string) => ({
  extension,
  content: () => onePiece(new TextEncoder().encode(content)),
})
const made: Conversion[] = []
let able: readonly Conversion[] = []
/** Covers say what they were made of. */
const converter: Converter = {
  can: (kind) => able.includes(kind),
  tools: {},
  async convert({ kind, content }, keep) {
    made.push(kind)
    const read = await new Response(content).text()
    const result: Made = kind === 'cover' ? { still: madeOf('jpg', `${read} 的封面`) } : { main: madeOf('pdf', '文档') }
    await keep(result)
  },
}

let backend: TestBackend
let teacher: string
beforeAll(async () => {
  backend = await startTestBackend({ converter })
  teacher = await backend.tokenOf('ordinary')
}, 180_000)
afterAll(() => backend.close())

let count = 0
async function add(fileName: string) {
  const url = await uploadFile(backend, teacher, `${++count}.${fileName.split('.').at(-1)}`, fileName)
  const { data } = await backend.send(
    addFileToRepo,
    { body: { fileName, url, needTranscode: false, size: 1 } },
    teacher,
  )
  return data?.id ?? 0
}
const covers = async (fileIds: number[], token = teacher) =>
  (await backend.send(getLibraryCovers, { body: { fileIds } }, token)).data
const finish = async () => {
  while (await convertNext(backend.services, new AbortController().signal));
}
const read = async (url = '') => (await backend.fetch(url.replace(/^https?:\/\/[^/]*/, ''))).text()

it('nothing is waited for where there are no programs', async () => {
  able = []
  const id = await add('没有工具.pdf')
  expect(await covers([id])).toEqual([{ fileId: id, url: '', waiting: false }])
})

it('documents get one when somebody looks, Office documents by way of their PDF; other files are passed over', async () => {
  able = ['pdf', 'cover']
  const ids = [await add('教案.pdf'), await add('课件.pptx'), await add('图.png'), await add('表.txt')]
  expect(await covers(ids)).toMatchObject([
    { fileId: ids[0], url: '', waiting: true },
    { fileId: ids[1], url: '', waiting: true },
  ])
  // An Office document is asked for with its upload; its cover waits for it.
  await finish()
  const done = await covers(ids)
  expect(done).toMatchObject([{ waiting: false }, { waiting: false }])
  expect(await Promise.all((done ?? []).map(({ url }) => read(url)))).toEqual(['教案.pdf 的封面', '文档 的封面'])
  made.length = 0
  await covers(ids)
  await finish()
  expect(made).toEqual([])
})

it('of a document that can’t become a PDF none is waited for', async () => {
  able = ['cover']
  const id = await add('只有缩略图工具.docx')
  expect(await covers([id])).toEqual([{ fileId: id, url: '', waiting: false }])
})

it('what a lesson waits for goes before them', async () => {
  able = ['pdf', 'cover']
  await finish()
  made.length = 0
  await covers([await add('先看的.pdf')])
  await add('后来的.docx')
  await finish()
  expect(made).toEqual(['pdf', 'cover'])
})

it('another school’s files and deleted ones have none', async () => {
  able = ['pdf', 'cover']
  const id = await add('本校.pdf')
  expect(await covers([id], await backend.tokenOf('otherSchool'))).toEqual([])
  await backend.send(deleteLibraryFile, { body: { fileId: id } }, teacher)
  expect(await covers([id])).toEqual([])
})
