import { code } from '@mango/contract'
import {
  addEvaluationFileToRepo,
  addFileToRepo,
  deleteLibraryFile,
  findSameFiles,
  type LibraryVariant,
  maxFilesPerSelection,
  printOf,
} from '@mango/contract/library'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestBackend, uploadFile, type TestBackend } from '../../testing/index.ts'

let backend: TestBackend
let teacher: string
let colleague: string
let stranger: string
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('ordinary')
  colleague = await backend.tokenOf('everything')
  stranger = await backend.tokenOf('otherSchool')
}, 180_000)
afterAll(() => backend.close())

let count = 0
async function add(token: string, fileName: string, content: string, variant: LibraryVariant = 'class') {
  const url = await uploadFile(backend, token, `${++count}.txt`, content, variant)
  const body = { fileName, url, needTranscode: false, size: 1 }
  const { data } =
    variant === 'class'
      ? await backend.send(addFileToRepo, { body }, token)
      : await backend.send(addEvaluationFileToRepo, { body: { ...body, type: 5 } }, token)
  return data?.id ?? 0
}
const asked = async (fileName: string, content: string) => {
  const bytes = new TextEncoder().encode(content)
  const print = await printOf(bytes.length, async (from, to) => bytes.slice(from, to).buffer)
  return { fileName, bytes: bytes.length, print }
}
const find = async (token: string, contents: readonly string[], variant: LibraryVariant = 'class', name = '问.txt') =>
  backend.send(
    findSameFiles,
    { body: { variant, files: await Promise.all(contents.map((content) => asked(name, content))) } },
    token,
  )

it('a file of the school is found by what is in it, whatever it is called, with whose it is and since when', async () => {
  const long = '同'.repeat(100_000)
  const id = await add(colleague, '她的教案.txt', long)
  const { data } = await find(teacher, [`${long.slice(0, -1)}异`, long])
  expect(data).toEqual([
    {
      id,
      place: 1,
      fileName: '她的教案.txt',
      ownerName: expect.stringMatching(/./),
      createTime: '2026-11-20 10:00:00',
      own: false,
    },
  ])
  expect((await find(colleague, [long])).data).toMatchObject([{ id, own: true }])
})

it('one’s own is named before others’, then one of the same name, then the newest', async () => {
  const theirs = await add(colleague, '甲.txt', '先后')
  await add(colleague, '乙.txt', '先后')
  expect((await find(teacher, ['先后'], 'class', '甲.txt')).data).toMatchObject([{ id: theirs, own: false }])
  const own = await add(teacher, '丙.txt', '先后')
  await add(colleague, '甲.txt', '先后')
  expect((await find(teacher, ['先后'], 'class', '甲.txt')).data).toMatchObject([{ id: own, own: true }])
})

it('nothing is told of another school, of the other library, or of what was deleted', async () => {
  const id = await add(teacher, '只此一份.txt', '只此一份')
  expect((await find(stranger, ['只此一份'])).data).toEqual([])
  expect((await find(teacher, ['只此一份'], 'evaluation')).data).toEqual([])
  const evaluation = await add(teacher, '只此一份.txt', '只此一份', 'evaluation')
  expect((await find(teacher, ['只此一份'], 'evaluation')).data).toMatchObject([{ id: evaluation }])
  await backend.send(deleteLibraryFile, { body: { fileId: id } }, teacher)
  expect((await find(teacher, ['只此一份'])).data).toEqual([])
})

it('a row whose object is gone is no file', async () => {
  await add(teacher, '丢失.txt', '对象没有了')
  const key = [...(await backend.db.query.libraryFile.findMany())].find(({ fileName }) => fileName === '丢失.txt')
  await backend.storage.delete(key?.objectKey ?? '')
  expect((await find(teacher, ['对象没有了'])).data).toEqual([])
})

it('not more is asked about than may be chosen together', async () => {
  const many = Array.from({ length: maxFilesPerSelection + 1 }, (_, index) => `第${index}个`)
  expect((await find(teacher, many)).code).not.toBe(code.success)
})
