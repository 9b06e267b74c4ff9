import { expect, test } from 'vitest'
import { keepEntries, readEntries, withEntry } from './entries.ts'

test.each([
  [[], 'a', ['a']],
  [['b', 'a'], 'a', ['a', 'b']],
  [['c', 'b', 'a'], 'd', ['d', 'c', 'b']],
])('%j and then %s', (entries, entry, kept) => {
  expect(withEntry(entries, entry, 3)).toEqual(kept)
})

const holding = (text: string | null) => ({ getItem: () => text, setItem: () => {}, removeItem: () => {} })

test.each([
  ['["a","b"]', ['a', 'b']],
  [null, []],
  ['{"a":1}', []],
  ['not json', []],
  ['["a",2,null]', ['a']],
])('reads %s', (text, entries) => {
  expect(readEntries(holding(text), 'k')).toEqual(entries)
})

test('a storage that throws is an empty one', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  expect(readEntries(storage, 'k')).toEqual([])
  expect(() => keepEntries(storage, 'k', ['a'])).not.toThrow()
})
