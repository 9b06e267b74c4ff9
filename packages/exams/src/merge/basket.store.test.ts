import { mergeAtMost } from '@mango/contract/exams'
import { expect, test } from 'vitest'
import { createBasket } from './basket.store.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
}
const exam = (examId: number) => ({ examId, examName: `考试${examId}`, subjectNames: ['数学'] })
const ids = (basket: ReturnType<typeof createBasket>) => basket.store.getState().chosen.map((one) => one.examId)

test('keeps the order of adding, and an exam once', () => {
  const basket = createBasket(memory(), 'k')
  for (const id of [3, 1, 3]) basket.add(exam(id))
  expect(ids(basket)).toEqual([3, 1])
})

test('undo takes back each change and survives a reload', () => {
  const storage = memory()
  const first = createBasket(storage, 'k')
  first.add(exam(1))
  first.add(exam(2))
  first.remove(1)
  first.clear()
  const reloaded = createBasket(storage, 'k')
  expect(ids(reloaded)).toEqual([])
  reloaded.undo()
  expect(ids(reloaded)).toEqual([2])
  reloaded.undo()
  expect(ids(reloaded)).toEqual([1, 2])
})

test('takes the choice of a link, with what it knew; undo brings the former one back', () => {
  const basket = createBasket(memory(), 'k')
  basket.add(exam(1))
  basket.adopt([2, 1])
  expect(basket.store.getState().chosen).toEqual([{ examId: 2, examName: '', subjectNames: [] }, exam(1)])
  basket.undo()
  expect(ids(basket)).toEqual([1])
})

test('a link with the same choice changes nothing', () => {
  const basket = createBasket(memory(), 'k')
  basket.add(exam(1))
  basket.adopt([1])
  expect(basket.store.getState().before).toHaveLength(1)
})

test('an exam that was renamed is called so, also where undo brings it back', () => {
  const storage = memory()
  const basket = createBasket(storage, 'k')
  basket.add(exam(1))
  basket.remove(1)
  basket.add(exam(2))
  const renamed = { examId: 1, examName: '新名', subjectNames: ['数学', '英语'] }
  basket.learn([renamed, exam(3)])
  expect(ids(basket)).toEqual([2])
  basket.undo()
  basket.undo()
  expect(createBasket(storage, 'k').store.getState().chosen).toEqual([renamed])
})

test('a deleted exam does not come back', () => {
  const basket = createBasket(memory(), 'k')
  basket.add(exam(1))
  basket.add(exam(2))
  basket.forget(1)
  basket.undo()
  expect(ids(basket)).toEqual([])
  basket.forgetAll()
  expect(basket.store.getState().before).toEqual([])
})

test('refuses more than the server takes', () => {
  const basket = createBasket(memory(), 'k')
  const added = Array.from({ length: mergeAtMost + 1 }, (_, index) => basket.add(exam(index + 1)))
  expect(added.at(-2)).toBe(true)
  expect(added.at(-1)).toBe(false)
})

test.each(['', 'null', '[]', '{"chosen":[{"examId":"1"}],"before":3}', '{'])(
  'starts empty on storage that holds %s',
  (json) => {
    const storage = memory()
    storage.set('k', json)
    expect(createBasket(storage, 'k').store.getState()).toEqual({ chosen: [], before: [] })
  },
)
