import { CallError } from '@mango/client'
import { expect, test, vi } from 'vitest'
import { makeOnce, type Memory, type Sent } from './make-once.ts'

interface Fields {
  readonly title: string
}

/** A form whose memory outlives it, as a kept draft does. */
function form() {
  const make = vi.fn<(fields: Fields, press: string) => Promise<number>>().mockResolvedValue(7)
  const change = vi.fn<(made: number, fields: Fields) => Promise<void>>().mockResolvedValue()
  const find = vi.fn<(made: number) => Promise<unknown>>().mockResolvedValue({})
  let sent: Sent<Fields> = { press: '起名' }
  const memory: Memory<Fields> = {
    read: () => sent,
    write: (next) => (sent = JSON.parse(JSON.stringify(next))),
  }
  const save = (title: string) => makeOnce(memory, { title }, { make, find, change })
  return { make, find, change, memory, save }
}
const lost = new CallError('network', '网络连接失败')
const refused = new CallError('refused', '标题不能为空', { code: 100 })
const broken = new CallError('refused', '系统错误', { code: 500 })
const titles = (made: ReturnType<typeof form>['make']) => made.mock.calls.map(([{ title }]) => title)
const presses = (made: ReturnType<typeof form>['make']) => new Set(made.mock.calls.map(([, press]) => press)).size

test('what was not answered is sent as it was; what has changed since goes to what it made', async () => {
  const { make, change, save } = form()
  make.mockRejectedValueOnce(lost)
  await expect(save('断线前')).rejects.toBe(lost)
  expect(await save('断线后')).toBe(7)
  expect([titles(make), presses(make)]).toEqual([['断线前', '断线前'], 1])
  expect(change.mock.calls).toEqual([[7, { title: '断线后' }, { title: '断线前' }]])
})

test('what was not answered and has not changed gets the first answer, and changes nothing', async () => {
  const { make, change, save } = form()
  make.mockRejectedValueOnce(lost)
  await expect(save('一样')).rejects.toBe(lost)
  expect(await save('一样')).toBe(7)
  expect([titles(make), presses(make)]).toEqual([['一样', '一样'], 1])
  expect(change).not.toHaveBeenCalled()
})

test.each([
  ['a no', () => Promise.reject(refused)],
  ['null', () => Promise.resolve(null)],
])('what was made behind a lost answer and is gone since, which %s tells, is made anew', async (_, answer) => {
  const { make, find, change, save } = form()
  make.mockRejectedValueOnce(lost).mockResolvedValueOnce(6)
  find.mockImplementationOnce(answer)
  await expect(save('删掉的')).rejects.toBe(lost)
  expect(await save('删掉的')).toBe(7)
  expect(find.mock.calls).toEqual([[6]])
  expect([titles(make), presses(make)]).toEqual([['删掉的', '删掉的', '删掉的'], 2])
  expect(change).not.toHaveBeenCalled()
})

test('what nobody can tell of is there', async () => {
  const { make, find, save } = form()
  make.mockRejectedValueOnce(lost)
  find.mockRejectedValueOnce(lost)
  await expect(save('还在')).rejects.toBe(lost)
  expect(await save('还在')).toBe(7)
  expect(presses(make)).toBe(1)
})

test('what is sent is remembered before it goes', async () => {
  const { make, memory, save } = form()
  make.mockImplementation(async () => {
    expect(memory.read()).toEqual({ press: '起名', fields: { title: '先记下' } })
    return 7
  })
  await save('先记下')
  expect(make).toHaveBeenCalledOnce()
})

test('a change that was not answered is undone by whoever changes it back', async () => {
  const { make, change, save } = form()
  make.mockRejectedValueOnce(lost)
  await expect(save('起初')).rejects.toBe(lost)
  change.mockRejectedValueOnce(lost)
  await expect(save('改过')).rejects.toBe(lost)
  await save('起初')
  expect([titles(make), presses(make)]).toEqual([['起初', '起初', '起初'], 1])
  expect(change.mock.calls.map(([, { title }]) => title)).toEqual(['改过', '起初'])
})

test('what had not arrived and is refused now is sent as the person has mended it since', async () => {
  const { make, change, save } = form()
  make.mockRejectedValueOnce(lost).mockRejectedValueOnce(refused)
  await expect(save('')).rejects.toBe(lost)
  expect(await save('有标题')).toBe(7)
  expect(titles(make)).toEqual(['', '', '有标题'])
  expect(change).not.toHaveBeenCalled()
})

test('what was refused is nothing: what is sent next is the first of another name', async () => {
  const { make, change, save } = form()
  make.mockRejectedValueOnce(refused)
  await expect(save('')).rejects.toBe(refused)
  await save('一')
  expect([titles(make), presses(make)]).toEqual([['', '一'], 2])
  expect(change).not.toHaveBeenCalled()
})

test('a server that fails behind a lost answer may have made it before', async () => {
  const { make, change, save } = form()
  make.mockRejectedValueOnce(lost).mockRejectedValueOnce(broken)
  await expect(save('断线前')).rejects.toBe(lost)
  await expect(save('断线前')).rejects.toBe(broken)
  expect(await save('断线后')).toBe(7)
  expect([titles(make), presses(make)]).toEqual([['断线前', '断线前', '断线前'], 1])
  expect(change).toHaveBeenCalledOnce()
})

test('what makes a server fail can be mended', async () => {
  const { make, save } = form()
  make.mockRejectedValueOnce(broken).mockRejectedValueOnce(broken)
  await expect(save('💥')).rejects.toBe(broken)
  expect(await save('好的')).toBe(7)
  expect([titles(make), presses(make)]).toEqual([['💥', '💥', '好的'], 1])
})
