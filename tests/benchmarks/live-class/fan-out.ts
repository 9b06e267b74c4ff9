import { liveAddress } from '@mango/client/live-channel'
import { liveChannel, pushType, registerDestination, stompHost } from '@mango/contract/live-class'
import { WebSocket } from 'ws'
import { openBroker } from '../../broker/rabbitmq.ts'
import { against, type Result } from '../result.ts'
import { createClassroom, percentile, until } from './classroom.ts'

const subscribers = 200
const messages = 200

interface Side {
  readonly address: string
  readonly host: string
  readonly destination: string
  /** What makes it push this client anything. */
  readonly register?: { readonly destination: string; readonly body: string }
  /** Makes the server push the message of this number. @returns what its body is known by */
  publish(number: number): string
}

/** How long after the first subscriber each of the others has a message, and after its publishing the first. */
async function measure(side: Side): Promise<{ spread: number[]; whole: number[] }> {
  const arrived: number[][] = []
  let mark = ''
  let sequence = -1
  const sockets = await Promise.all(
    Array.from({ length: subscribers }, async () => {
      const socket = new WebSocket(side.address, ['v12.stomp'])
      await new Promise((resolve) => socket.once('open', resolve))
      const ready = new Promise<void>((resolve) => {
        socket.on('message', (data: Buffer) => {
          const at = performance.now()
          const text = data.toString()
          if (text.startsWith('RECEIPT')) resolve()
          else if (mark !== '' && text.includes(mark)) arrived[sequence]?.push(at)
        })
      })
      socket.send(`CONNECT\naccept-version:1.2\nhost:${side.host}\n\n\0`)
      const receipt = side.register ? '' : 'receipt:ready\n'
      socket.send(`SUBSCRIBE\nid:1\ndestination:${side.destination}\n${receipt}\n\0`)
      if (side.register)
        socket.send(`SEND\ndestination:${side.register.destination}\nreceipt:ready\n\n${side.register.body}\0`)
      await ready
      return socket
    }),
  )
  const spread: number[] = []
  const whole: number[] = []
  for (let number = 0; number < messages; number++) {
    sequence = number
    arrived[number] = []
    const begun = performance.now()
    mark = side.publish(number)
    await until(() => arrived[number]?.length === subscribers, 20_000)
    const times = arrived[number] ?? []
    const first = Math.min(...times)
    for (const at of times) spread.push(at - first)
    whole.push(Math.max(...times) - begun)
  }
  for (const socket of sockets) socket.terminate()
  return { spread, whole }
}

/** One push to two hundred subscribers, by our server and by RabbitMQ's web_stomp on the same machine. */
export async function fanOut(origin: string, token: string): Promise<Result[]> {
  const broker = await openBroker()
  if (!broker) {
    console.log('live class, fan-out: no RabbitMQ here, left out')
    return []
  }
  const { begin, send, call } = createClassroom(origin, token)
  const begun = await begin(3, '1')
  const stationKey = await call<string>('GET', '/api/answerClass/stationKey', { roomId: 3 })
  let revision = Math.floor(Date.now() / 1000)
  const ours = await measure({
    address: liveAddress(origin, token),
    host: stompHost,
    destination: liveChannel,
    register: { destination: registerDestination, body: JSON.stringify({ answerClassId: begun.answerClassId }) },
    // An answer that is stored first, as in a class.
    publish() {
      const body = { roomId: 3, stationKey, machineCode: 'K0001', answer: 'A', revision: (revision += 1) }
      void send('/api/answerClass/machine/answer', body)
      return `"type":${pushType.answer}`
    },
  })
  const speaker = new WebSocket(broker.url, ['v12.stomp'])
  await new Promise((resolve) => speaker.once('open', resolve))
  speaker.send(`CONNECT\naccept-version:1.2\nhost:${stompHost}\n\n\0`)
  const data = { questionId: 1, studentId: 1, answer: 'A', answerTime: '2026-11-20 08:00:00', hasAnswer: true }
  const theirs = await measure({
    address: broker.url.href,
    host: stompHost,
    destination: '/topic/fan-out',
    publish(number) {
      const mark = `"seq":${number},`
      const body = JSON.stringify({ type: pushType.answer, seq: number, attempt: 1, answerClassId: 1, data })
      speaker.send(`SEND\ndestination:/topic/fan-out\ncontent-type:application/json\n\n${body}\0`)
      return mark
    },
  })
  speaker.terminate()
  await broker.close()
  const p99 = (side: typeof ours) => percentile(side.spread, 0.99)
  return [
    against('live class, fan-out to 200, p99 behind the first, beside RabbitMQ', p99(ours), p99(theirs), 'ms', '≤ 1'),
    against(
      'live class, stored and pushed to 200, p99, beside RabbitMQ that stores nothing',
      percentile(ours.whole, 0.99),
      percentile(theirs.whole, 0.99),
      'ms',
      '',
    ),
  ]
}
