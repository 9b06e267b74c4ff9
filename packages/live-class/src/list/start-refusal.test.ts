import { text } from '@mango/contract/coursewares'
import { expect, test } from 'vitest'
import { startRefusal } from './start-refusal.ts'

test.each([
  [{ classId: '', roomId: undefined, way: 'device' as const }, 0, text.noQuestions],
  [{ classId: '', roomId: undefined, way: 'device' as const }, 5, text.classMissing],
  [{ classId: '1', roomId: undefined, way: 'device' as const }, 5, text.roomMissing],
  [{ classId: '1', roomId: undefined, way: 'phone' as const }, 5, undefined],
  [{ classId: '1', roomId: 4, way: 'device' as const }, 5, undefined],
])('starting with %o and %i questions', (draft, count, refusal) => {
  expect(startRefusal(draft, count)?.words).toBe(refusal)
})
