import type { Result } from '../result.ts'
import { createClassroom, percentile, until } from './classroom.ts'
import type { LiveServer } from './own-server.ts'

const clients = 200

/** Two hundred clients whose server restarts: when each of them has a state again, from the moment it listens. */
export async function reconnect({ origin, restart }: LiveServer, token: string): Promise<Result[]> {
  const { begin, follow, snapshot } = createClassroom(origin, token)
  const begun = await begin(2, '1')
  let readyAt = Number.POSITIVE_INFINITY
  const healedAt: number[] = []
  const channels = Array.from({ length: clients }, (_, index) =>
    follow(begun, {
      heal: async () => {
        const state = await snapshot(begun.roomId)
        healedAt[index] = performance.now()
        return state
      },
    }),
  )
  await until(() => channels.every((channel) => channel.status.getState().status === 'open'))
  await until(() => healedAt.filter(Boolean).length === clients)
  await restart()
  readyAt = performance.now()
  await until(() => healedAt.filter((at) => at > readyAt).length === clients)
  for (const channel of channels) channel.drop()
  const waits = healedAt.map((at) => at - readyAt)
  return [
    {
      name: 'live class, 200 clients after a restart: healed, p95',
      value: percentile(waits, 0.95),
      unit: 'ms',
      aim: '≤ 3000',
    },
    {
      name: 'live class, 200 clients after a restart: spread',
      value: Math.max(...waits) - Math.min(...waits),
      unit: 'ms',
      aim: '≥ 2000',
    },
  ]
}
