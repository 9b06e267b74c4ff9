import { expect, test } from 'vitest'
import { nextRate, secondsLeft } from './transfer-rate.ts'

test('tells the seconds left from the smoothed speed', () => {
  const start = nextRate(undefined, 0, 0)
  expect(secondsLeft(start, 1000)).toBeUndefined()
  const second = nextRate(start, 1000, 100)
  expect(secondsLeft(second, 1000)).toBe(9)
  const hiccup = nextRate(second, 1100, 100)
  expect(hiccup.bytesPerSecond).toBeGreaterThan(90)
})

test('never counts a transfer that goes on as finished', () => {
  expect(secondsLeft({ at: 0, loaded: 1000, bytesPerSecond: 1e9 }, 1000)).toBe(1)
})
