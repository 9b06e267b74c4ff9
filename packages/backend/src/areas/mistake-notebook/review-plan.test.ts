import { expect, test } from 'vitest'
import { planFrom } from './review-plan.ts'

const days = (...names: string[]) => names.map((day) => ({ day: `2026-11-${day}`, done: 3 }))

test.each([
  ['somebody new gets as many as was chosen', 40, [], { left: 10, streak: 0, restarting: false, more: true }],
  ['fewer where fewer are due', 4, days('19'), { left: 4, streak: 1, restarting: false, more: false }],
  ['what is done today counts', 40, days('20', '19'), { left: 7, done: 3, streak: 2 }],
  ['one day off is no break', 40, days('19', '17', '16'), { left: 10, streak: 3, restarting: false }],
  [
    'two days off are, but nobody begins anew',
    40,
    days('17', '16'),
    { left: 10, streak: 0, restarting: false, days: 2 },
  ],
  ['after four days two come first', 40, days('16'), { left: 2, restarting: true, more: true }],
  [
    'also once they are begun',
    40,
    [...days('20').map((one) => ({ ...one, done: 1 })), ...days('10')],
    { left: 1, restarting: true },
  ],
])('%s', (_, due, reviewed, expected) => {
  expect(planFrom({ today: '2026-11-20', due, limit: 10, days: reviewed })).toMatchObject(expected)
})
