import { beforeAll, expect, test, vi } from 'vitest'
import { ownPath } from './redirect.ts'
import { safeUrl } from './safe-url.ts'

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://school.test/adminv2/x'))
  return () => vi.unstubAllGlobals()
})

test.each([
  ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
  ['/oss/a.png', 'https://school.test/oss/a.png'],
  ['//cdn.test/a', 'https://cdn.test/a'],
])('lets %j through', (value, expected) => expect(safeUrl(value)).toBe(expected))

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://school.test/1',
  'file:///etc/passwd',
  'https://user:pw@school.test/',
  'http://',
  '',
  null,
])('refuses %j', (value) => expect(safeUrl(value)).toBeUndefined())

test('lets an own blob through where the caller made it', () => {
  expect(safeUrl('blob:https://school.test/1', 'own-blob')).toBe('blob:https://school.test/1')
})

test.each(['/adminv2/classroom/list?x=1#y', '/legacy/'])('goes back to %j', (path) => expect(ownPath(path)).toBe(path))
test.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '',
  null,
  undefined,
])('never goes to %j', (path) => expect(ownPath(path)).toBeUndefined())
