import type { KeyValue } from '@mango/client'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { keptRecord } from './kept-record.ts'

const draft = (title: string) => ({ title })
const sent = (title: string) => ({ press: '起名', fields: { name: title } })
const schemas = { schema: v.object({ title: v.string() }), sends: v.object({ name: v.string() }) }

function browser(): { storage: KeyValue; open: () => ReturnType<typeof form> } {
  const values = new Map<string, string>()
  const storage: KeyValue = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
  return { storage, open: () => form(storage) }
}
/** A form that opens with what is kept. */
function form(storage: KeyValue) {
  const record = keptRecord(storage, 'k', schemas)
  const restored = record.restore()
  const type = (title: string) => {
    record.change('', draft(title))
    record.flush()
  }
  return { ...record, restored, type }
}

test('what is sent is kept with the newest draft, also one that was not written yet', () => {
  const { open } = browser()
  const first = open()
  first.type('起初')
  first.change('', draft('最新'))
  first.memory.write(sent('最新'))
  const second = open()
  expect(second.restored).toMatchObject({ draft: draft('最新'), sent: sent('最新') })
  expect(second.memory.read()).toEqual(sent('最新'))
})

test('a later change of the draft keeps what was sent', () => {
  const { open } = browser()
  const first = open()
  first.type('起初')
  first.memory.write(sent('起初'))
  first.type('改过')
  expect(open().restored).toMatchObject({ draft: draft('改过'), sent: sent('起初') })
})

test('what is saved, given up or begun anew takes along what was sent, whatever is answered later', () => {
  const { storage, open } = browser()
  const first = open()
  first.type('起初')
  first.memory.write(sent('起初'))
  first.forget()
  first.memory.write({ press: '晚到' })
  expect(storage.get('k')).toBeNull()
  first.forget()
  expect(first.memory.read()).toEqual({ press: expect.any(String) })
  expect(first.memory.read()).not.toMatchObject({ press: '晚到' })
  first.type('另一个')
  expect(open().restored?.sent).toEqual(first.memory.read())
})

test('of two tabs that have the same draft open, each knows what the other sent; another draft is another thing', () => {
  const { open } = browser()
  const other = open()
  const one = open()
  one.type('同一个')
  const two = open()
  expect(two.memory.read()).toEqual(one.memory.read())
  const { press } = one.memory.read()
  one.memory.write({ press, fields: { name: '同一个' } })
  two.type('同一个，改过')
  expect(two.memory.read()).toEqual({ press, fields: { name: '同一个' } })
  expect(other.memory.read()).not.toHaveProperty('fields')
  other.type('别的')
  expect(open().restored?.sent).toEqual(other.memory.read())
  // What it sent is still known to the tab that did.
  expect(one.memory.read()).toEqual({ press, fields: { name: '同一个' } })
})

test('a draft comes back also where it is not known any more what was sent', () => {
  const { storage, open } = browser()
  storage.set('k', JSON.stringify({ at: 1, draft: draft('旧的') }))
  expect(open().restored).toMatchObject({ basis: '', draft: draft('旧的') })
  storage.set('k', JSON.stringify({ at: 1, draft: draft('旧的'), sent: { press: '名', fields: { title: '旧' } } }))
  const { restored } = open()
  expect(restored).toMatchObject({ draft: draft('旧的') })
  expect(restored?.sent).toBeUndefined()
})
