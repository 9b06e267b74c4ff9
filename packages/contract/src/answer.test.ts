import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as a from './answer.ts'

const file = a.object({
  id: a.id,
  name: a.text,
  size: a.numberOr(0),
  shown: a.flag,
  createTime: a.time,
  note: a.maybe(a.text),
  paperId: a.orNull(a.id),
  tags: a.rows(a.text),
})
const whole = {
  id: 7,
  name: '教案',
  size: 3,
  shown: true,
  createTime: '2026-11-18 16:20:00',
  note: 'n',
  paperId: 4,
  tags: ['a'],
}
const list = a.data(a.rows(file))

test('a row as described stays as it is, and nothing is noted', () => {
  expect(a.readAnswer(list, { data: [whole] })).toEqual({ answer: { data: [whole] }, notes: [] })
})

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['id', { id: '7' }, {}],
  ['name', { name: null }, { name: '' }],
  ['name', { name: undefined }, { name: '' }],
  ['name', { name: 12 }, { name: '12' }],
  ['size', { size: '2048' }, { size: 2048 }],
  ['size', { size: '3.5' }, { size: 3.5 }],
  ['size', { size: null }, { size: 0 }],
  ['size', { size: '' }, { size: 0 }],
  ['shown', { shown: 1 }, {}],
  ['shown', { shown: 'false' }, { shown: false }],
  ['shown', { shown: null }, { shown: false }],
  ['createTime', { createTime: null }, { createTime: '' }],
  ['createTime', { createTime: '2026-11-18T16:20:00Z' }, { createTime: '2026-11-18T16:20:00Z' }],
  ['createTime', { createTime: 1_763_456_789_000 }, { createTime: '' }],
  ['note', { note: null }, { note: undefined }],
  ['paperId', { paperId: undefined }, { paperId: null }],
  ['paperId', { paperId: '4' }, {}],
  ['tags', { tags: null }, { tags: [] }],
  ['tags', { tags: undefined }, { tags: [] }],
  ['tags[]', { tags: [1] }, { tags: ['1'] }],
])('mends %s of %j', (field, messy, mended) => {
  expect(a.readAnswer(list, { data: [{ ...whole, ...messy }] })).toEqual({
    answer: { data: [{ ...whole, ...mended }] },
    notes: [`data[].${field} mended`],
  })
})

test.each<[string, unknown]>([
  ['id', { ...whole, id: null }],
  ['id', { ...whole, id: undefined }],
  ['id', { ...whole, id: 'x' }],
  ['id', { ...whole, id: 0 }],
  ['id', { ...whole, id: '9007199254740993' }],
  ['name', { ...whole, name: {} }],
  ['size', { ...whole, size: '很大' }],
  ['tags', { ...whole, tags: 'a' }],
  ['what it is', null],
  ['what it is', 'row'],
])('leaves out a row that is unfit for %s, and only that', (reason, unfit) => {
  expect(a.readAnswer(list, { data: [whole, unfit, whole] })).toEqual({
    answer: { data: [whole, whole] },
    notes: [`data[] dropped for ${reason}`],
  })
})

test('a name whose value is unfit is left out, and the others stay', () => {
  const schema = a.data(a.byName(a.text))
  expect(a.readAnswer(schema, { data: { 姓名: '夏书豪', 学号: 2026, 住校: true, 监护人: { 姓名: '夏明' } } })).toEqual({
    answer: { data: { 姓名: '夏书豪', 学号: '2026' } },
    notes: ['data mended', 'data.学号 mended'],
  })
})

test('a row that says nothing but who it is', () => {
  expect(a.readAnswer(list, { data: [{ id: 1 }] })).toEqual({
    answer: { data: [{ id: 1, name: '', size: 0, shown: false, createTime: '', paperId: null, tags: [] }] },
    notes: ['name', 'size', 'shown', 'createTime', 'paperId', 'tags'].map((field) => `data[].${field} mended`),
  })
})

test('a bare list is the data, and null an empty one; an answer without data is none', () => {
  expect(a.readAnswer(list, [whole])).toEqual({ answer: { data: [whole] }, notes: [] })
  expect(a.readAnswer(list, { data: null })).toEqual({ answer: { data: [] }, notes: ['data mended'] })
  for (const body of [{}, null, { error: 'Not Found', status: 404 }, { data: {} }, 'ok', 5])
    expect(a.readAnswer(list, body)).toBeUndefined()
})

test('one thing where a list is described is a list of one; anything less than a row is none', () => {
  expect(a.readAnswer(list, { data: whole })).toEqual({ answer: { data: [whole] }, notes: ['data mended'] })
  const titles = a.data(a.rows(a.object({ title: a.text })))
  for (const data of [{}, { title: null }, { data: [], total: 0 }])
    expect(a.readAnswer(titles, { data })).toBeUndefined()
})

test('two hundred rows with the same fault are one note', () => {
  const read = a.readAnswer(list, { data: Array.from({ length: 200 }, () => ({ ...whole, size: '1' })) })
  expect(read?.notes).toEqual(['data[].size mended'])
})

test('whoever parses strictly is told of everything that would be mended', () => {
  for (const messy of [{ size: '1' }, { name: null }, { tags: null }, { createTime: 'x' }])
    expect(v.safeParse(list, { data: [{ ...whole, ...messy }] }).success).toBe(false)
  expect(v.safeParse(list, { data: [{}] }).success).toBe(false)
  expect(v.safeParse(list, { data: [whole] }).success).toBe(true)
})

test('reads the same in a page that added to the prototype of every object', () => {
  Object.assign(Object.prototype, { each: () => 1 })
  let read: unknown
  try {
    read = a.readAnswer(list, { data: [whole] })
  } finally {
    Reflect.deleteProperty(Object.prototype, 'each')
  }
  expect(read).toEqual({ answer: { data: [whole] }, notes: [] })
})
