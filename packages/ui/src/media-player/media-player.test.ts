import { expect, test } from 'vitest'
import { playerKey } from './player-keys.ts'
import { keepSpeed, keptSpeed, nextSpeed } from './speeds.ts'

test.each([
  [' ', undefined, 'toggle'],
  [' ', 'range', 'toggle'],
  [' ', 'button', undefined],
  ['Enter', 'button', undefined],
  ['k', 'button', 'toggle'],
  ['K', undefined, 'toggle'],
  ['j', 'range', 'seek'],
  ['ArrowLeft', undefined, 'seek'],
  ['ArrowLeft', 'button', 'seek'],
  ['ArrowLeft', 'range', undefined],
  ['m', 'select', undefined],
  ['>', undefined, 'speed'],
  ['.', undefined, 'frame'],
  ['?', undefined, 'help'],
  ['x', undefined, undefined],
] as const)('key %j on %s means %s', (key, on, type) => {
  expect(playerKey(key, on)?.type).toBe(type)
})

test.each([
  [1, 1, 1.25],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [1.1, -1, 1],
] as const)('from %s a step of %s leads to %s', (from, by, to) => {
  expect(nextSpeed(from, by)).toBe(to)
})

test('a speed is kept, and what else lies in the storage is none', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(keptSpeed(storage)).toBe(1)
  keepSpeed(storage, 1.5)
  expect(keptSpeed(storage)).toBe(1.5)
  kept.forEach((_, key) => kept.set(key, '16'))
  expect(keptSpeed(storage)).toBe(1)
  expect(keptSpeed(undefined)).toBe(1)
})
