import { expect, test, vi } from 'vitest'
import { leaveIf } from './index.ts'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false }
const press = (mayLeave: () => boolean, held: object = {}) => {
  const preventDefault = vi.fn<() => void>()
  leaveIf(mayLeave)({ ...plain, ...held, preventDefault })
  return preventDefault
}

test('a page that goes there itself holds the link back', () => {
  expect(press(() => false)).toHaveBeenCalledOnce()
  expect(press(() => true)).not.toHaveBeenCalled()
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s held the browser opens it, and no page is asked', (key) => {
  const mayLeave = vi.fn<() => boolean>(() => false)
  expect(press(mayLeave, { [key]: true })).not.toHaveBeenCalled()
  expect(mayLeave).not.toHaveBeenCalled()
})
