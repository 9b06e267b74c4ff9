import { alone, createClient, createSession } from '@mango/client'
import { displayStatus } from '@mango/contract/live-class'
import { choicesOf } from '@mango/contract/questions'
import { createPad, type Pad } from '@mango/live-class/pad'
import { WebSocket } from 'ws'
import { choose } from './choose.ts'
import { pause, runningClass, thinking, type Play } from './room.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}

/** Answers each question once, after some thought. */
function answerBy(pad: Pad, pace: number): void {
  let last = ''
  pad.store.subscribe(({ server }) => {
    if (!server?.question || server.status === displayStatus.shown) return
    const asked = `${server.questionId}:${server.attempt}`
    if (asked === last) return
    last = asked
    const { typeName } = server.question
    const choices = choicesOf(server.question)
    setTimeout(() => asked === last && pad.answer(choose({ typeName, choices, right: null })), thinking(pace))
  })
}

/** Plays phones with the code that real ones run: outbox, reconnects and all. */
export async function playPhones({ url, roomId, students, pace, drops }: Play): Promise<void> {
  const sockets = new Set<WebSocket>()
  let online = true
  class PhoneSocket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(online ? address : 'ws://127.0.0.1:9', protocols)
      sockets.add(this)
      this.on('close', () => sockets.delete(this))
      this.on('error', () => undefined)
    }
  }
  Object.assign(globalThis, { WebSocket: PhoneSocket })
  const around = {
    session: createSession(memory(), memory()),
    fetch: (...request: Parameters<typeof fetch>) =>
      online ? fetch(...request) : Promise.reject(new TypeError('wifi')),
    goToLogin: () => undefined,
  }
  const context = { apiBase: url, loginPath: '', basePath: '', target: new EventTarget() }
  console.error = () => undefined
  const room = await runningClass(url, roomId)
  for (const { code } of room?.students.slice(0, students) ?? []) {
    const own = memory()
    const pad = createPad(createClient(context, around, alone), room?.joinToken ?? '', {
      read: () => JSON.parse(own.get('seat') ?? 'null') ?? undefined,
      write: (seat) => own.set('seat', JSON.stringify(seat)),
      forget: () => own.remove('seat'),
    })
    answerBy(pad, pace)
    await pad.join(code)
  }
  for (;;) {
    await pause(20_000 + Math.random() * 20_000)
    if (!drops) continue
    console.log('wifi drops')
    online = false
    for (const socket of sockets) socket.terminate()
    await pause(5000 + Math.random() * 10_000)
    online = true
    console.log('wifi is back')
  }
}
