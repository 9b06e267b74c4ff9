import type { KeyValue } from '@mango/client'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { stored, storedState } from './index.ts'

function memory(text?: string): KeyValue {
  const values = new Map(text === undefined ? [] : [['k', text]])
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}
const names = v.array(v.string())

test('what is written is read again, by whoever comes later, until it is forgotten', () => {
  const storage = memory()
  const place = stored('k', names, ['甲'], storage)
  expect(place.read()).toEqual(['甲'])
  place.write(['乙', '丙'])
  expect(stored('k', names, [], storage).read()).toEqual(['乙', '丙'])
  place.forget()
  expect(place.read()).toEqual(['甲'])
})

test.each(['', '{', 'null', '[1]', '{"0":"甲"}', '"甲"'])('%s in the storage is no list of names', (text) => {
  expect(stored('k', names, undefined, memory(text)).read()).toBeUndefined()
})

test('a store begins as what is stored, and stores what it is set to', () => {
  const storage = memory('["甲"]')
  const { store, keep } = storedState(stored('k', names, [], storage))
  expect(store.getState()).toEqual(['甲'])
  keep(['乙'])
  expect(store.getState()).toEqual(['乙'])
  expect(storage.get('k')).toBe('["乙"]')
})
