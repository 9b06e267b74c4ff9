import { expect, test } from 'vitest'
import { uploadOf } from './upload.ts'

const limits = { maxBytes: 10, extensions: ['png'] }
function request(fields: Record<string, string>, file?: { name: string; content: string }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', new File([file.content], file.name))
  return new Request('http://school.test/api/x', { method: 'POST', body: form })
}
async function contentOf(bytes: AsyncIterable<Uint8Array> | undefined) {
  let content = ''
  for await (const piece of bytes ?? []) content += new TextDecoder().decode(piece)
  return content
}

test('reads the fields by the names they were sent with, and the file', async () => {
  const { body, file } = await uploadOf(
    request({ studentId: '7', 标题: '瞬间' }, { name: '照片.PNG', content: '0123456789' }),
    limits,
  )
  expect(body).toEqual({ studentId: '7', 标题: '瞬间' })
  expect(file?.name).toBe('照片.PNG')
  expect(await contentOf(file?.bytes)).toBe('0123456789')
})

test('ends a file at the first byte too many', async () => {
  const { file } = await uploadOf(request({}, { name: 'a.png', content: '0123456789a' }), limits)
  await expect(contentOf(file?.bytes)).rejects.toThrow('文件过大')
})

test.each([
  ['another kind of file', request({}, { name: 'a.exe', content: 'x' }), '不支持该文件格式'],
  ['a name without extension', request({}, { name: 'png', content: 'x' }), '不支持该文件格式'],
  ['a form without file', request({ studentId: '7' }), '请求参数错误'],
  ['JSON', new Request('http://school.test/api/x', { method: 'POST', body: '{}' }), '请求参数错误'],
])('refuses %s', async (_, sent, message) => {
  await expect(uploadOf(sent, limits)).rejects.toThrow(message)
})
