import { expect, test } from 'vitest'
import { firstArea, switchArea, toggleRanking } from './area.ts'

test.each([true, false])('the ranking comes back from the bars as it was: shown %s', (shown) => {
  const before = shown ? firstArea : toggleRanking(firstArea)
  const bars = switchArea(before, 'bars')
  expect(bars.rankingShown).toBe(false)
  expect(switchArea(switchArea(bars, 'bars'), 'ranking').rankingShown).toBe(shown)
})
