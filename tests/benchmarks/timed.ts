import { median } from './result.ts'

const once = async (run: () => Promise<unknown>) => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

/** Milliseconds that something takes: the median of some rounds, after some that only warm up. */
export async function timed(run: () => Promise<unknown>, rounds = 40, warming = 10): Promise<number> {
  const times: number[] = []
  for (let round = -warming; round < rounds; round++) {
    const time = await once(run)
    if (round >= 0) times.push(time)
  }
  return median(times)
}

/** The same of two calls in turn, each as often the first one, so that both see the same machine; a refusal is no answer. */
export async function timedInTurn(
  ours: () => Promise<{ code: number }>,
  reference: () => Promise<{ code: number }>,
  rounds = 60,
): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -10; round < rounds; round++) {
    const both = [...[ours, reference].entries()]
    for (const [index, ask] of round % 2 === 0 ? both : both.toReversed()) {
      const time = await once(async () => {
        const { code } = await ask()
        if (code !== 0) throw new Error(`refused with ${code}`)
      })
      if (round >= 0) times[index]?.push(time)
    }
  }
  return [median(times[0]), median(times[1])]
}
