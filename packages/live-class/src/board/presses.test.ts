import { expect, test } from 'vitest'
import { createPresses } from './presses.ts'

function desk() {
  const clock = { now: 0 }
  const errors: unknown[] = []
  const done: string[] = []
  const press = createPresses(
    (error) => errors.push(error),
    () => clock.now,
  )
  return {
    clock,
    errors,
    done,
    press,
    at: (time: number, name: string) => {
      clock.now = time
      return press(name, async () => done.push(`${name} ${time}`))
    },
  }
}

test('the second tap of a double tap does nothing', async () => {
  const { at, done } = desk()
  for (const time of [0, 299, 300, 500, 600]) await at(time, '下一题')
  expect(done).toEqual(['下一题 0', '下一题 300', '下一题 600'])
})

test('another button is no double tap, however soon it is pressed', async () => {
  const { at, done } = desk()
  await at(0, '提问')
  await at(10, '上一题')
  await at(20, '下一题')
  expect(done).toEqual(['提问 0', '上一题 10', '下一题 20'])
})

test('what is pressed while something is under way is done after it, and the same only once', async () => {
  const { at, done, press } = desk()
  let arrive = () => {}
  const network = new Promise<void>((resolve) => (arrive = resolve))
  const first = press('提问', async () => {
    await network
    done.push('提问')
  })
  const later = [at(400, '提问'), at(410, '上一题'), at(800, '上一题')]
  expect(done).toEqual([])
  arrive()
  await Promise.all([first, ...later])
  expect(done).toEqual(['提问', '上一题 410'])
})

test('the same for another target is done behind the first, but not within 300 ms of it', async () => {
  const { done, press, clock } = desk()
  let arrive = () => {}
  const network = new Promise<void>((resolve) => (arrive = resolve))
  const stop = (target: string) =>
    press(
      '收题',
      async () => {
        await network
        done.push(target)
      },
      target,
    )
  const pressed = [0, 200, 400].map((time) => {
    clock.now = time
    return stop(`at ${time}`)
  })
  arrive()
  await Promise.all(pressed)
  expect(done).toEqual(['at 0', 'at 400'])
})

test('what fails is told, and the next press counts', async () => {
  const { at, done, errors, press } = desk()
  const lost = new Error('offline')
  await press('下一题', () => Promise.reject(lost))
  await at(400, '下一题')
  expect(errors).toEqual([lost])
  expect(done).toEqual(['下一题 400'])
})
