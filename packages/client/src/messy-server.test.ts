import { selectFileRepoList } from '@mango/contract/library'
import { listSubjects } from '@mango/contract/subjects'
import { beforeEach, expect, test, vi } from 'vitest'
import { alone, createClient } from './client.ts'
import { memoryStorage } from './browser-storage.ts'
import { createSession } from './session.ts'

const context = { apiBase: 'http://school.test', loginPath: '/login', basePath: '', target: new EventTarget() }
const clientOfServer = (answer: unknown) =>
  createClient(
    context,
    {
      session: createSession(memoryStorage(), memoryStorage()),
      fetch: async () => Response.json(answer),
      goToLogin: () => undefined,
    },
    alone,
  )
const firstPage = { query: { pageNum: 1, pageSize: 10, query: '', type: 0 } }
const row = { id: 1, fileName: '教案.pdf', url: 'u', type: 2, size: 8, createTime: '2026-11-18 16:20:00' }
const rest = { urlAbridge: '', transcodeImg: '', needTranscode: false }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  return () => vi.restoreAllMocks()
})

test('odd fields cost no row, and are told in one line that names call and fields, once', async () => {
  const data = [
    { ...row, ...rest, size: '2048' },
    { ...row, ...rest, id: '2', size: null, transcodeImg: null },
    { ...rest, ...row, id: 3, urlAbridge: undefined },
    { ...row, ...rest, id: 4, size: '未知', createTime: 1_763_456_789_000 },
    { ...row, ...rest, id: null },
  ]
  const client = clientOfServer({ code: 0, data, page: { totalNum: '4' } })
  const { rows, total } = selectFileRepoList.paging.read(await client.send(selectFileRepoList, firstPage))
  expect(rows).toEqual([
    { ...row, ...rest, size: 2048 },
    { ...row, ...rest, id: 2, size: 0 },
    { ...row, ...rest, id: 3 },
    { ...row, ...rest, id: 4, size: 0, createTime: '' },
  ])
  expect(total).toBe(4)
  await client.send(selectFileRepoList, firstPage)
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [
      'GET /api/conn/coz/teacher/selectFileRepoList: data[].size mended, data[].id mended, ' +
        'data[].transcodeImg mended, data[].urlAbridge mended, data[].createTime mended, data[] dropped for id, page.totalNum mended',
    ],
  ])
  expect(console.error).not.toHaveBeenCalled()
})

test.each([
  ['a body without a code', { data: [{ id: 1, name: '语文' }] }],
  ['a bare list', [{ id: 1, name: '语文' }]],
])('%s is the answer', async (_, body) => {
  const client = clientOfServer(body)
  expect(await client.send(listSubjects, { query: {} })).toEqual({ data: [{ id: 1, name: '语文' }] })
  expect(console.warn).not.toHaveBeenCalled()
})

test('an error page in JSON is no empty list', async () => {
  const client = clientOfServer({ timestamp: 1, status: 404, error: 'Not Found' })
  await expect(client.send(listSubjects, { query: {} })).rejects.toMatchObject({ kind: 'malformed' })
})

test('a message that is no text is not shown', async () => {
  const client = clientOfServer({ code: 500, message: { zh: '坏' }, data: { message: '没有权限' } })
  await expect(client.send(listSubjects, { query: {} })).rejects.toThrow('没有权限')
})

test('a page that added to every prototype gets its lists', async () => {
  Object.assign(Object.prototype, { each: () => 1 })
  const client = clientOfServer({ code: 0, data: [{ id: 1, name: '语文' }] })
  let answer: unknown
  try {
    answer = await client.send(listSubjects, { query: {} })
  } finally {
    Reflect.deleteProperty(Object.prototype, 'each')
  }
  expect(answer).toEqual({ data: [{ id: 1, name: '语文' }] })
})
