import { expect, test } from 'vitest'
import { isComposing } from './index.ts'

test.each([
  ['Enter alone', { isComposing: false, keyCode: 13 }, false],
  ['Enter that ends a composition', { isComposing: true, keyCode: 13 }, true],
  ['the same in Chrome on Windows', { isComposing: true, keyCode: 229 }, true],
  ['the same in Safari', { isComposing: false, keyCode: 229 }, true],
])('%s', (_, event, composes) => expect(isComposing(event)).toBe(composes))
