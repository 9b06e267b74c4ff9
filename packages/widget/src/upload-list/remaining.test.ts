import { expect, test } from 'vitest'
import { remaining } from './remaining.ts'

test.each([
  [undefined, []],
  [0, ['剩 0 秒']],
  [59, ['剩 59 秒']],
  [61, ['剩 2 分钟']],
])('%s seconds are said as %j', (seconds, words) => expect(remaining(seconds)).toEqual(words))
