import { createLiveChannel, type LiveChannel, type LiveChannelOptions } from '@mango/client/live-channel'
import { pushType, stompHost, type Push } from '@mango/contract/live-class'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { faultProxy, type FaultProxy } from './fault-proxy.ts'
import { openBroker } from './rabbitmq.ts'

// The client's live channel on RabbitMQ: what our own STOMP server and our own client agree upon by mistake fails here.
let broker: Awaited<ReturnType<typeof openBroker>>
let proxy: FaultProxy
let server: Awaited<ReturnType<typeof speaker>>
let topic = ''
const channels: LiveChannel[] = []
const answerClassId = 7

/** The teacher's server, as far as these tests need one: bare frames, so that nothing of the client is on both sides. */
async function speaker(url: URL) {
  const socket = new WebSocket(url, ['v12.stomp'])
  const heard: string[] = []
  socket.on('message', (frame: Buffer) => heard.push(frame.toString()))
  await new Promise((resolve) => socket.once('open', resolve))
  const say = (command: string, headers: Record<string, string>, body = '') => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
    socket.send(`${command}\n${lines.join('')}\n${body}\0`)
  }
  say('CONNECT', { 'accept-version': '1.2', host: stompHost })
  await vi.waitUntil(() => heard.some((frame) => frame.startsWith('CONNECTED')))
  return { say, heard, close: () => socket.terminate() }
}

// What a browser's WebSocket and this one differ in is nothing that STOMP uses.
const open = (address: string) => new WebSocket(address, ['v12.stomp', 'v11.stomp']) as unknown as globalThis.WebSocket

beforeAll(async () => {
  broker = await openBroker()
}, 90_000)
afterAll(() => broker?.close())

beforeEach(async ({ skip }) => {
  if (!broker) return skip('no RabbitMQ: apt-get install rabbitmq-server, or name one in TEST_STOMP_URL')
  topic = `/topic/class-${crypto.randomUUID()}`
  proxy = await faultProxy(Number(broker.url.port))
  server = await speaker(broker.url)
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.drop()
  server?.close()
  proxy?.close()
})
vi.setConfig({ testTimeout: 30_000 })

/** A board that follows the topic; `seq` is what the server's state would say. */
async function follow(options: Partial<LiveChannelOptions> = {}) {
  const told: Push[] = []
  const log = { heals: 0, sockets: 0, seq: 0 }
  const channel = createLiveChannel({
    address: () => `ws://127.0.0.1:${proxy.port}/ws`,
    answerClassId,
    destinations: { channel: topic, register: `${topic}-register` },
    onPush: (push) => told.push(push),
    heal: async () => {
      log.heals += 1
      return { seq: log.seq }
    },
    heartbeat: 1000,
    webSocket: (address) => {
      log.sockets += 1
      return open(address)
    },
    ...options,
  })
  channels.push(channel)
  return { told, log, channel }
}
async function settled({ channel }: Awaited<ReturnType<typeof follow>>) {
  await expect.poll(() => channel.status.getState().status, { timeout: 15_000 }).toBe('open')
}

/** Resolves when the broker has the pushes. */
async function publish(from: number, to: number) {
  const receipt = `to-${to}`
  for (let seq = from; seq <= to; seq++) {
    const data = { machineCode: `第 ${seq} 台：\n"${'é'.repeat(20)}" \\c` }
    const push = { type: pushType.unmatched, seq, attempt: 1, answerClassId, data }
    const headers = { destination: topic, 'content-type': 'application/json', ...(seq === to && { receipt }) }
    server.say('SEND', headers, JSON.stringify(push))
  }
  await heard(`receipt-id:${receipt}`)
}
async function heard(words: string) {
  await expect.poll(() => server.heard.join(''), { timeout: 10_000 }).toContain(words)
}
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index)

test('pushes arrive once, in order and letter by letter, and the state is fetched once', async () => {
  const board = await follow()
  await settled(board)
  await publish(1, 500)
  await expect.poll(() => board.told.length, { timeout: 10_000 }).toBe(500)
  expect(board.told.map(({ seq }) => seq)).toEqual(numbers(500))
  expect(board.told[41]).toMatchObject({ data: { machineCode: `第 42 台：\n"${'é'.repeat(20)}" \\c` } })
  expect(board.log.heals).toBe(1)
})

test('the register push goes out before the state is fetched, with the class it is for', async () => {
  server.say('SUBSCRIBE', { id: '1', destination: `${topic}-register`, receipt: 'listens' })
  await heard('receipt-id:listens')
  await settled(await follow())
  await heard(JSON.stringify({ answerClassId }))
})

test('a cut connection comes back, subscribes anew, fetches the state and misses nothing', async () => {
  const board = await follow()
  await settled(board)
  await publish(1, 3)
  await expect.poll(() => board.told.length, { timeout: 5000 }).toBe(3)
  proxy.refuse(true)
  proxy.cut()
  await expect.poll(() => board.channel.status.getState().status, { timeout: 5000 }).toBe('waiting')
  // Pushed while nobody listened: in the state, and never pushed again.
  await publish(4, 6)
  board.log.seq = 6
  proxy.refuse(false)
  await settled(board)
  await expect.poll(() => board.log.heals, { timeout: 5000 }).toBe(2)
  await publish(7, 9)
  await expect.poll(() => board.told.map(({ seq }) => seq), { timeout: 5000 }).toEqual([1, 2, 3, 7, 8, 9])
})

test('a network that swallows everything is noticed by the heart-beats, within three of them', async () => {
  const board = await follow()
  await settled(board)
  proxy.swallow(true)
  const begin = performance.now()
  await expect.poll(() => board.channel.status.getState().status, { timeout: 10_000 }).toBe('waiting')
  // Three seconds, and one for a machine that is busy.
  expect(performance.now() - begin).toBeLessThan(4000)
  proxy.swallow(false)
  await settled(board)
  await expect.poll(() => board.log.heals, { timeout: 5000 }).toBe(2)
})

test('a push that is missing is noticed, and the state fetched', async () => {
  const board = await follow()
  await settled(board)
  await publish(1, 2)
  await expect.poll(() => board.told.length, { timeout: 5000 }).toBe(2)
  board.log.seq = 4
  await publish(4, 4)
  await expect.poll(() => board.log.heals, { timeout: 5000 }).toBe(2)
  await publish(5, 5)
  await expect.poll(() => board.told.map(({ seq }) => seq), { timeout: 5000 }).toEqual([1, 2, 5])
})

test('a broker that refuses is asked again with growing waits, not in a hot loop', async () => {
  const asked: number[] = []
  await follow({
    destinations: { channel: '/nowhere/at-all', register: topic },
    random: () => 1,
    webSocket: (address) => {
      asked.push(performance.now())
      return open(address)
    },
  })
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(4)
  const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
  expect(waits.map(Math.round)).toEqual(waits.map(Math.round).toSorted((a, b) => a - b))
  expect(waits.at(-1)).toBeGreaterThan(2 * (waits[0] ?? 0))
})

test('leaving says goodbye: the connection ends and stays ended', async () => {
  const board = await follow()
  await settled(board)
  expect(proxy.connections).toBe(1)
  await board.channel.leave()
  await expect.poll(() => proxy.connections, { timeout: 5000 }).toBe(0)
  expect(board.log.sockets).toBe(1)
})
