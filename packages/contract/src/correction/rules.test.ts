import { expect, test } from 'vitest'
import { checkOfQuestion } from './rules.ts'

test.each([
  [[1], 1],
  [[1, 1], 1],
  [[3, 3], 3],
  [[2], 2],
  [[2, 2], 2],
  [[1, 3], 2],
  [[1, 2, 3], 2],
  [[1, 0], 0],
  [[0], 0],
  [[], 0],
])('parts checked %j make a question of %i', (parts, expected) => expect(checkOfQuestion(parts)).toBe(expected))
