import { expect, test } from 'vitest'
import { newDraft } from './draft.ts'
import {
  newWritten,
  sentOf,
  withAnswer,
  withOption,
  withoutOption,
  withoutWritten,
  withType,
  withWritten,
} from './written.ts'

const written = { ...newWritten, options: ['甲', '乙', '丙', '丁'], answer: 'B' }

test.each([
  [0, 'ACD', ['乙', '丙', '丁'], 'BC'],
  [1, 'ACD', ['甲', '丙', '丁'], 'ABC'],
  [3, 'ACD', ['甲', '乙', '丙'], 'AC'],
])('without option %i, %s is right no longer but %o with %s', (dropped, answer, options, moved) => {
  expect(withoutOption({ ...written, answer }, dropped)).toMatchObject({ options, answer: moved })
})

test('an option more, up to F', () => {
  expect(withOption(written).options).toHaveLength(5)
  expect(withOption(withOption(withOption(withOption(written)))).options).toHaveLength(6)
})

test.each([
  ['单选题', 'C', 'C'],
  ['多选题', 'A', 'AB'],
  ['多选题', 'B', ''],
] as const)('in a %s, %s makes %s right', (typeName, choice, answer) => {
  expect(withAnswer({ ...written, typeName }, choice).answer).toBe(answer)
})

test.each([
  ['多选题', 'B'],
  ['单选题', ''],
  ['判断题', ''],
  ['短文本', ''],
] as const)('made a %s, %j stays right', (typeName, answer) => {
  expect(withType(written, typeName).answer).toBe(answer)
})

test('a judgement is sent without the options it had before', () => {
  expect(sentOf(withType(written, '判断题')).options).toEqual([])
  expect(sentOf(written).options).toEqual(written.options)
})

test('a written question comes last, keeps its place when it is edited, and goes from everywhere', () => {
  const kept = { ...newDraft(2), order: [3, 90, 1], written: [90] }
  expect(withWritten(kept, 91)).toEqual({ order: [3, 90, 1], written: [90, 91] })
  // The same one pressed twice is one.
  expect(withWritten(kept, 90).written).toEqual([90])
  expect(withWritten(kept, 91, 90)).toEqual({ order: [3, 91, 1], written: [91] })
  expect(withoutWritten(kept, 90)).toEqual({ order: [3, 1], written: [] })
})
