import { Worker } from 'node:worker_threads'
import type { Passwords } from '../areas/account/passwords.ts'
import { Refusal, text } from '../refusal.ts'

interface Waiting {
  readonly asked: { password: string; salt: Uint8Array; rounds: number }
  resolve(key: Uint8Array): void
  reject(error: unknown): void
}

/** Who comes when this many wait is told so at once: at a few a second the last one waits for half a minute. */
const mostWaiting = 100

/**
 * Threads that do nothing but hash passwords: Node's own ones also read files, and forty logins would let every file
 * wait for all of them.
 */
export function openPasswordThreads(count = 2, most = mostWaiting) {
  const waiting: Waiting[] = []
  const idle: (() => void)[] = []
  const threads = new Set<Worker>()
  let closed = false

  function start(): void {
    const thread = new Worker(new URL('password-thread.js', import.meta.url))
    let current: Waiting | undefined
    const next = () => {
      current = waiting.shift()
      if (current) thread.postMessage(current.asked, [])
      else idle.push(next)
    }
    thread.on('message', (key: Uint8Array) => {
      current?.resolve(key)
      next()
    })
    // A thread that dies takes one password with it, and another takes its place.
    thread.on('error', (error) => current?.reject(error))
    thread.on('exit', () => {
      threads.delete(thread)
      current?.reject(new Error('the thread ended'))
      const place = idle.indexOf(next)
      if (place !== -1) idle.splice(place, 1)
      if (!closed) start()
    })
    thread.unref()
    threads.add(thread)
    next()
  }
  for (let n = 0; n < count; n++) start()

  const derive: Passwords['derive'] = (password, salt, rounds) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= most) return reject(new Refusal(text.tooBusy))
      waiting.push({ asked: { password, salt, rounds }, resolve, reject })
      return idle.shift()?.()
    })

  return {
    derive,
    async close(): Promise<void> {
      closed = true
      for (const { reject } of waiting.splice(0)) reject(new Error('the server ends'))
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}
