import { fillClass } from '@mango/backend/benchmarks'
import { pushType } from '@mango/contract/live-class'
import { against, type Result } from '../result.ts'
import { createClassroom, percentile, until } from './classroom.ts'
import type { LiveServer } from './own-server.ts'

const students = 50
const rooms = 20
const crowd = 600
/** An address may send some hundred phones into a class at once. */
const phonesOfAddress = 50
/** What arsnova.eu needed for six hundred answers on its own servers. */
const aim = '≤ 766'

/** Six hundred phones in one class that all answer in the same moment. */
export async function oneCrowd({ origin, restart }: LiveServer, token: string): Promise<Result[]> {
  const { begin, join, answer, redo, follow, snapshot } = createClassroom(origin, token)
  const classId = 1
  await restart((dataDir) => fillClass({ dataDir, classId, count: crowd }))
  const begun = await begin(1, String(classId))
  const seats: string[] = []
  for (let first = 0; first < crowd; first += phonesOfAddress) {
    seats.push(...(await join(begun, phonesOfAddress, `127.0.1.${first / phonesOfAddress + 1}`, first)))
  }
  const told = new Set<number>()
  const channel = follow(begun, {
    onPush: (push) => push.type === pushType.answer && told.add(push.data.studentId),
  })
  await until(() => channel.status.getState().status === 'open')
  const waits: number[] = []
  let wrong = 0
  // The first round warms the server, as it is when a class is under way.
  for (const revision of [1, 2]) {
    told.clear()
    waits.length = 0
    for (const { milliseconds, stored } of await answer(begun, await redo(begun), seats, { revision, within: 0 })) {
      waits.push(milliseconds)
      if (!stored) wrong += 1
    }
    await until(() => told.size >= crowd)
    wrong += Math.abs((await snapshot(begun.roomId)).answers.length - crowd)
  }
  channel.drop()
  return [
    {
      name: 'live class, 600 answers at once in one class: acknowledged, p95',
      value: percentile(waits, 0.95),
      unit: 'ms',
      aim,
    },
    { name: 'live class, 600 answers at once in one class: lost or doubled', value: wrong, unit: '', aim: '0' },
  ]
}

/** One room and then twenty of them: fifty phones each that answer within one second. */
export async function manyRooms(origin: string, token: string): Promise<Result[]> {
  const { call, begin, join, answer, redo, follow, snapshot } = createClassroom(origin, token)
  // A class has some forty-five students, so each room holds two of them.
  const classes = (await call<{ id: number }[]>('GET', '/api/tk/courseware/classes')).map(({ id }) => id)
  const pairs = classes.flatMap((first, index) => classes.slice(index + 1).map((second) => `${first},${second}`))
  async function hold(classId: string, index: number) {
    const roomId = await call<number>('GET', '/api/answerClass/getVirtualRoomId', { classId })
    const begun = await begin(roomId, classId)
    const seats = await join(begun, students, `127.0.0.${index + 2}`)
    const told: number[] = []
    const channel = follow(begun, {
      onPush: (push) => push.type === pushType.answer && told.push(push.data.studentId),
    })
    return { begun, seats, told, channel }
  }
  const held: Awaited<ReturnType<typeof hold>>[] = []
  for (const [index, classId] of pairs.slice(0, rooms).entries()) held.push(await hold(classId, index))
  await until(() => held.every(({ channel }) => channel.status.getState().status === 'open'))

  async function round(taking: typeof held, revision: number) {
    const waits: number[] = []
    let wrong = 0
    await Promise.all(
      taking.map(async ({ begun, seats, told }) => {
        const attempt = await redo(begun)
        told.length = 0
        for (const { milliseconds, stored } of await answer(begun, attempt, seats, { revision, within: 1000 })) {
          waits.push(milliseconds)
          if (!stored) wrong += 1
        }
        await until(() => told.length >= seats.length)
        const { answers } = await snapshot(begun.roomId)
        wrong += Math.abs(told.length - new Set(told).size) + Math.abs(answers.length - seats.length)
      }),
    )
    return { p95: percentile(waits, 0.95), wrong }
  }
  await round(held.slice(0, 1), 1)
  const one = await round(held.slice(0, 1), 2)
  const all = await round(held, 3)
  for (const { channel } of held) channel.drop()
  return [
    { name: 'live class, 50 answers in 1 s: acknowledged, p95', value: one.p95, unit: 'ms', aim: '≤ 1000' },
    against('live class, 20 rooms of 50 beside one: acknowledged, p95', all.p95, one.p95, 'ms', aim),
    { name: 'live class, 20 rooms: answers lost or doubled', value: one.wrong + all.wrong, unit: '', aim: '0' },
  ]
}
