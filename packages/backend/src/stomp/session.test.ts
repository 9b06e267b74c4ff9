import { expect, test } from 'vitest'
import { ProtocolError } from './frame.ts'
import { StompSession } from './session.ts'

function conversation(heartbeat = 10_000) {
  const sent: string[] = []
  const got: string[] = []
  const log = { closed: undefined as number | undefined, goodbye: false }
  const session = new StompSession(
    { send: (frame) => sent.push(frame), close: (code) => void (log.closed = code) },
    {
      subscribable: ['/user/queue/a'],
      heartbeat,
      uniqueId: () => 's1',
      onDisconnect: () => void (log.goodbye = true),
      onSend: (destination, body) => {
        if (destination !== '/app/register') throw new ProtocolError('no such destination')
        got.push(body)
      },
    },
  )
  const say = async (text: string) => {
    sent.length = 0
    await session.receive(new TextEncoder().encode(text))
    return sent.join('')
  }
  return { session, say, got, log }
}
const connect = 'CONNECT\naccept-version:1.2\nhost:x\n\n\0'
const subscribe = 'SUBSCRIBE\nid:1\ndestination:/user/queue/a\n\n\0'

test('a whole conversation: connect, subscribe, receive, send, goodbye', async () => {
  const { session, say, got, log } = conversation()
  expect(await say(connect)).toContain('CONNECTED\nversion:1.2')
  await say(subscribe)
  expect(session.deliver('/user/queue/a', '{"type":2}')).toBe(true)
  expect(await say('SEND\ndestination:/app/register\nreceipt:r1\n\n{"a":1}\0')).toBe('RECEIPT\nreceipt-id:r1\n\n\0')
  expect(got).toEqual(['{"a":1}'])
  expect(await say('DISCONNECT\nreceipt:bye\n\n\0')).toContain('RECEIPT\nreceipt-id:bye')
  expect(log).toEqual({ closed: 1000, goodbye: true })
  expect(await say('SEND\ndestination:/app/register\n\nlate\0')).toBe('')
})

test('beats are the slower of what one side can and the other wants', async () => {
  const { session, say } = conversation(10_000)
  await say('CONNECT\naccept-version:1.2\nheart-beat:4000,20000\n\n\0')
  expect(session.beats).toEqual({ send: 20_000, receive: 10_000 })
})

test.each([
  ['anything before CONNECT', [], subscribe],
  ['no common version', [], 'CONNECT\naccept-version:2.0\n\n\0'],
  ['a missing accept-version, which means 1.0', [], 'CONNECT\nhost:x\n\n\0'],
  ['a malformed heart-beat', [], 'CONNECT\naccept-version:1.2\nheart-beat:a,b\n\n\0'],
  ['a flood before the login', [], `CONNECT\naccept-version:1.2\nx:${'x'.repeat(5000)}\n\n\0`],
  ['a second CONNECT', [connect], connect],
  ['an unknown command', [connect], 'HELLO\n\n\0'],
  ['a subscription without id', [connect], 'SUBSCRIBE\ndestination:/user/queue/a\n\n\0'],
  ['a duplicate subscription', [connect, subscribe], subscribe],
  ['leaving an unknown subscription', [connect], 'UNSUBSCRIBE\nid:9\n\n\0'],
  ['a wildcard', [connect], 'SUBSCRIBE\nid:1\ndestination:/user/queue/*\n\n\0'],
  ['another user’s queue', [connect], 'SUBSCRIBE\nid:1\ndestination:/user/7/queue/a\n\n\0'],
  ['a translated name', [connect], 'SUBSCRIBE\nid:1\ndestination:/queue/a-user7\n\n\0'],
  ['a selector', [connect], 'SUBSCRIBE\nid:1\ndestination:/user/queue/a\nselector:T(java)\n\n\0'],
  ['sending to the queue', [connect], 'SEND\ndestination:/user/queue/a\n\nx\0'],
  ['sending nowhere', [connect], 'SEND\n\nx\0'],
  ['ACK without id', [connect], 'ACK\n\n\0'],
  ['an unknown transaction', [connect], 'COMMIT\ntransaction:t\n\n\0'],
  [
    'one transaction too many',
    [connect, ...Array.from({ length: 16 }, (_, index) => `BEGIN\ntransaction:${index}\n\n\0`)],
    'BEGIN\ntransaction:t\n\n\0',
  ],
  [
    'transactions of more than 64 KB',
    [
      connect,
      'BEGIN\ntransaction:t\n\n\0',
      `SEND\ndestination:/app/register\ntransaction:t\n\n${'x'.repeat(40_000)}\0`,
    ],
    `SEND\ndestination:/app/register\ntransaction:t\n\n${'x'.repeat(40_000)}\0`,
  ],
  ['a duplicate transaction', [connect, 'BEGIN\ntransaction:t\n\n\0'], 'BEGIN\ntransaction:t\n\n\0'],
])('refuses %s with ERROR and hangs up', async (_, before, then) => {
  const { say, log } = conversation()
  for (const frame of before) await say(frame)
  expect(await say(then)).toContain('ERROR\n')
  expect(log.closed).toBe(1002)
})

test('STOMP is CONNECT, and a transaction sends when it is committed', async () => {
  const { say, got } = conversation()
  await say('STOMP\naccept-version:1.1,1.2\n\n\0')
  await say('BEGIN\ntransaction:t\n\n\0')
  await say('SEND\ndestination:/app/register\ntransaction:t\n\n1\0')
  expect(got).toEqual([])
  await say('COMMIT\ntransaction:t\n\n\0')
  expect(got).toEqual(['1'])
})
