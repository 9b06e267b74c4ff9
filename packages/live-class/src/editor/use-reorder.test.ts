import { expect, test } from 'vitest'
import { movedTo } from './use-reorder.ts'

test.each([
  [0, 0, 'ABCD'],
  [0, 3, 'BCDA'],
  [3, 0, 'DABC'],
  [1, 2, 'ACBD'],
  [2, 1, 'ACBD'],
])('from %i to %i is %s', (from, to, order) => expect(movedTo([...'ABCD'], from, to).join('')).toBe(order))
