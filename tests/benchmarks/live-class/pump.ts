import { createServer, request } from 'node:http'
import { once } from 'node:events'
import { pushType } from '@mango/contract/live-class'
import { WebSocket, WebSocketServer } from 'ws'

/** Each message is faster than the one before, so that the first of the ranking tells which one is drawn. */
const timeCostOf = (message: number) => 59_900 - 11 * message

interface Class {
  readonly answerClassId: number
  readonly questionId: number
  readonly attempt: number
  /** Number of the last push before the pump begins. */
  readonly seq: number
  readonly students: readonly number[]
}

/**
 * Stands between a page and the backend, hands everything on, and adds answers to the page's socket at a rate of its own:
 * what is measured is the page, not how fast answers are stored. A socket at /bare is nobody's but the pump's.
 */
export async function openPump(origin: string) {
  const pages = new Set<{ readonly socket: WebSocket; readonly subscription: string }>()
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const { hostname, port } = new URL(origin)
    const passed = request({ hostname, port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  const sockets = new WebSocketServer({ server, handleProtocols: () => 'v12.stomp' })
  sockets.on('connection', (socket, incoming) => {
    if (incoming.url === '/bare') return void pages.add({ socket, subscription: '0' })
    const upstream = new WebSocket(`${origin.replace('http', 'ws')}${incoming.url}`, ['v12.stomp'])
    const early: string[] = []
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      const subscription = /^SUBSCRIBE\n(?:.*\n)*?id:(.*)\n/.exec(text)?.[1]
      if (subscription !== undefined) pages.add({ socket, subscription })
      if (upstream.readyState === WebSocket.OPEN) upstream.send(text)
      else early.push(text)
    })
    upstream.on('open', () => early.splice(0).forEach((text) => upstream.send(text)))
    upstream.on('message', (data: Buffer) => socket.send(data.toString()))
    upstream.on('close', () => socket.close())
    socket.on('close', () => upstream.close())
  })
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()

  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    /** Sends answers evenly for some seconds; the choices go round, so that every count is known. */
    async run(running: Class, perSecond: number, seconds: number): Promise<void> {
      const { answerClassId, questionId, attempt, students } = running
      const begun = performance.now()
      let sent = 0
      while (sent < perSecond * seconds) {
        const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1000) * perSecond)
        for (; sent < due; sent++) {
          const data = {
            questionId,
            studentId: students[sent % students.length],
            answer: 'ABCD'[sent % 4],
            answerTime: '2026-11-20 08:00:00',
            hasAnswer: true,
            timeCost: timeCostOf(sent),
          }
          const body = JSON.stringify({
            type: pushType.answer,
            seq: running.seq + sent + 1,
            answerClassId,
            attempt,
            data,
          })
          for (const { socket, subscription } of pages)
            socket.send(
              `MESSAGE\ndestination:/user/queue/answerClass\nmessage-id:pump-${sent}\nsubscription:${subscription}\n\n${body}\0`,
            )
        }
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    },
    forget: () => pages.clear(),
    close() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      server.close()
    },
  }
}
