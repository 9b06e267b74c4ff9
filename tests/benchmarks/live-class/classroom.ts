import { request } from 'node:http'
import { createLiveChannel, liveAddress, type LiveChannelOptions } from '@mango/client/live-channel'
import type { LiveSnapshot } from '@mango/contract/live-class'
import { WebSocket } from 'ws'

interface Answer<Data> {
  readonly code: number
  readonly message?: string
  readonly data: Data
}

/** A teacher's calls and channels; what a page and phones would do, without drawing anything. */
export function createClassroom(origin: string, token: string) {
  const sockets = new Set<WebSocket>()

  /** A call of the teacher. */
  async function call<Data>(method: 'GET' | 'POST', path: string, input: object = {}): Promise<Data> {
    const query = new URLSearchParams({ userToken: token })
    if (method === 'GET') for (const [name, value] of Object.entries(input)) query.set(name, String(value))
    const answer = await fetch(`${origin}${path}?${query}`, {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
    })
    const { code, message, data }: Answer<Data> = await answer.json()
    if (code !== 0) throw new Error(`${path}: ${code} ${message}`)
    return data
  }

  /** A call of a phone or a base station; `address` is where the server sees it come from. */
  const send = <Data>(path: string, body: object, address = '127.0.0.1') =>
    new Promise<Answer<Data>>((resolve, reject) => {
      const { hostname, port } = new URL(origin)
      const headers = { 'content-type': 'application/json' }
      const options = { hostname, port, path, method: 'POST', headers, family: 4, localAddress: address }
      const sent = request(options, (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => resolve(JSON.parse(text)))
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(body))
    })

  const snapshot = (roomId: number) => call<LiveSnapshot>('GET', '/api/answerClass/scoreCondition', { roomId })

  /** Begins a class on a courseware and asks its first question. */
  async function begin(roomId: number, classId: string) {
    const [course] = await call<{ id: number; questionIds: number[] }[]>('POST', '/api/tk/courseware/list', {
      size: 1,
      skip: 0,
    })
    if (!course) throw new Error('no courseware')
    const place = { roomId, classId, coursewareId: course.id, force: true }
    const begun = await call<{ answerClassId: number; joinToken: string }>('GET', '/api/answerClass/beginClass', place)
    const questionId = course.questionIds[0]
    const { attempt } = await call<{ attempt: number }>('GET', '/api/answerClass/beginAnswerQuestion', {
      roomId,
      questionId,
    })
    return { ...begun, roomId, classId, courseId: course.id, questionId, attempt }
  }
  type Begun = Awaited<ReturnType<typeof begin>>

  /** Phones of students of its classes, joined, from the one at place `first` on. @returns their seats */
  async function join({ classId, joinToken }: Begun, count: number, address: string, first = 0): Promise<string[]> {
    const students = await call<{ code: string }[]>('POST', '/api/report/card/getStudentsByClassIds', {
      classIds: classId.split(',').map(Number),
    })
    const seats: string[] = []
    for (const { code: studentCode } of students.slice(first, first + count)) {
      const body = { token: joinToken, studentCode }
      const { code, message, data } = await send<{ seatToken: string }>('/api/answerClass/pad/join', body, address)
      if (code !== 0) throw new Error(message)
      seats.push(data.seatToken)
    }
    return seats
  }

  /** Each seat answers once within so many milliseconds. @returns how long each waited for its acknowledgement */
  const answer = (
    { questionId }: Begun,
    attempt: number,
    seats: readonly string[],
    { revision, within }: { revision: number; within: number },
  ) =>
    Promise.all(
      seats.map(async (seatToken) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * within))
        const begun = performance.now()
        const body = { seatToken, questionId, attempt, answer: 'A', revision }
        const { code } = await send('/api/answerClass/pad/answer', body)
        return { milliseconds: performance.now() - begun, stored: code === 0 }
      }),
    )

  const redo = async ({ roomId, questionId }: Begun) =>
    (
      await call<{ attempt: number }>('GET', '/api/answerClass/beginAnswerQuestion', {
        roomId,
        questionId,
        doItAgain: true,
      })
    ).attempt

  /** A window of the teacher without a board in it. */
  const follow = ({ answerClassId, roomId }: Begun, options: Partial<LiveChannelOptions> = {}) =>
    createLiveChannel({
      address: () => liveAddress(origin, token),
      answerClassId,
      onPush: () => undefined,
      heal: () => snapshot(roomId),
      webSocket: (address) => {
        const socket = new WebSocket(address, ['v12.stomp'])
        sockets.add(socket)
        // What a browser's WebSocket and this one differ in is nothing that STOMP uses.
        return socket as unknown as globalThis.WebSocket
      },
      ...options,
    })

  return { call, send, snapshot, begin, join, answer, redo, follow }
}

export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

export async function until(holds: () => boolean, milliseconds = 60_000): Promise<void> {
  const end = performance.now() + milliseconds
  while (!holds()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${holds.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
