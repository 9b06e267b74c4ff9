import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const read = (body: BodyInit, init?: ResponseInit) =>
  readText('/a.txt', new AbortController().signal, async () => new Response(body, init))

test('reads UTF-8', async () => {
  expect(await read('第一节 <b>')).toEqual({ text: '第一节 <b>', cut: false })
})

test('takes what is no UTF-8 for GB 18030, as Windows writes it', async () => {
  expect((await read(new Uint8Array([0xc4, 0xe3, 0xba, 0xc3]))).text).toBe('你好')
})

test.each([
  ['little', [0xff, 0xfe, 0x60, 0x4f, 0x7d, 0x59]],
  ['big', [0xfe, 0xff, 0x4f, 0x60, 0x59, 0x7d]],
])('reads UTF-16 with its %s end first, as Windows writes Unicode', async (_, bytes) => {
  expect((await read(new Uint8Array(bytes))).text).toBe('你好')
})

test('lays JSON out', async () => {
  expect((await read('{"a":[1]}')).text).toBe('{\n  "a": [\n    1\n  ]\n}')
})

test('shows JSON that is none as it is', async () => {
  expect((await read('{"a":')).text).toBe('{"a":')
})

test('stops after 1 MB, also in the middle of a character', async () => {
  const { text, cut } = await read('好'.repeat(500_000))
  expect(cut).toBe(true)
  expect(text).toHaveLength(Math.floor((1024 * 1024) / 3))
  expect(text).not.toContain('\uFFFD')
})

test('a file that is not there is a failure', async () => {
  await expect(read('<h1>404</h1>', { status: 404 })).rejects.toThrow('404')
})
