import { CallError } from '@mango/client'
import { expect, test, vi } from 'vitest'
import { makeOnce } from './make-once.ts'

interface Fields {
  readonly title: string
}

function form() {
  const make = vi.fn<(fields: Fields, press: string) => Promise<number>>().mockResolvedValue(7)
  const change = vi.fn<(made: number, fields: Fields) => Promise<void>>().mockResolvedValue()
  const save = makeOnce({ make, change })
  return { make, change, save: (title: string) => save({ title }) }
}
const lost = new CallError('network', '网络连接失败')
const refused = new CallError('refused', '标题不能为空')
const titles = (made: ReturnType<typeof form>['make']) => made.mock.calls.map(([{ title }]) => title)
const presses = (made: ReturnType<typeof form>['make']) => new Set(made.mock.calls.map(([, press]) => press)).size

test('what was not answered is sent as it was; what has changed since goes to what it made', async () => {
  const { make, change, save } = form()
  make.mockRejectedValueOnce(lost)
  await expect(save('断线前')).rejects.toBe(lost)
  expect(await save('断线后')).toBe(7)
  expect([titles(make), presses(make)]).toEqual([['断线前', '断线前'], 1])
  expect(change.mock.calls).toEqual([[7, { title: '断线后' }]])
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

test('after a refusal what is sent is the first, and after a success it is another', async () => {
  const { make, change, save } = form()
  make.mockRejectedValueOnce(refused)
  await expect(save('')).rejects.toBe(refused)
  await save('一')
  await save('二')
  expect([titles(make), presses(make)]).toEqual([['', '一', '二'], 2])
  expect(change).not.toHaveBeenCalled()
})
