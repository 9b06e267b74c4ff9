import { afterEach, expect, test, vi } from 'vitest'
import { atOwnOrigin, isOwnOrigin } from './own-origin.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https://school.example', '/api/x', 'https://school.example/api/x', true],
  ['https://school.example', 'https://school.example/api/x', 'https://school.example/api/x', true],
  ['https://school.example', 'https://school.example.evil/api/x', 'https://school.example.evil/api/x', false],
  ['https://school.example', 'https://other.example/api/x', 'https://other.example/api/x', false],
  ['https://school.example', '//other.example/api/x', '//other.example/api/x', false],
  // A sandboxed frame, and no browser at all.
  ['null', '/api/x', '/api/x', true],
  [undefined, '/api/x', '/api/x', true],
])('on %s the address %s is %s, of the own origin: %s', (origin, address, whole, isOwn) => {
  vi.stubGlobal('origin', origin)
  expect(atOwnOrigin(address)).toBe(whole)
  expect(isOwnOrigin(address)).toBe(isOwn)
  expect(isOwnOrigin(whole)).toBe(isOwn)
})
