import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WebSocket } from 'ws'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.js'

/** A page driven by the bare protocol: a test driver's own instrumentation would slow light pages by a third. */
export interface BenchPage {
  send(method: string, params?: object): Promise<Record<string, unknown>>
  on(method: string, listener: (params: unknown) => void): void
  /** The value of an expression, awaited. */
  evaluate<T>(expression: string): Promise<T>
  close(): Promise<void>
}

/** A headless Chromium with its protocol on a pipe of web sockets. */
export async function openBrowser() {
  const profile = mkdtempSync(path.join(tmpdir(), 'mango-bench-'))
  const flags = [
    '--headless=new',
    '--disable-gpu',
    '--remote-debugging-port=0',
    '--js-flags=--expose-gc',
    '--enable-precise-memory-info',
  ]
  const child = spawn(chromiumPath(), [...chromiumFlags, ...flags, `--user-data-dir=${profile}`, 'about:blank'])
  const address = await new Promise<string>((resolve) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
  })
  const { host } = new URL(address)

  async function newPage(): Promise<BenchPage> {
    const response = await fetch(`http://${host}/json/new?about:blank`, { method: 'PUT' })
    const { webSocketDebuggerUrl, id } = await response.json()
    const socket = new WebSocket(webSocketDebuggerUrl, { maxPayload: 2 ** 28 })
    await once(socket, 'open')
    let last = 0
    const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
    const listeners: [string, (params: unknown) => void][] = []
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      if (message.id === undefined) {
        for (const [method, listener] of listeners) if (method === message.method) listener(message.params)
        return
      }
      const call = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.error) call?.reject(new Error(message.error.message))
      else call?.resolve(message.result as never)
    })
    const send: BenchPage['send'] = (method, params = {}) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      })
    await send('Page.enable')
    await send('Network.enable')
    return {
      send,
      on: (method, listener) => void listeners.push([method, listener]),
      async evaluate<T>(expression: string) {
        const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
        if (answer['exceptionDetails']) throw new Error(JSON.stringify(answer['exceptionDetails']))
        const result = answer['result'] as { value: T }
        return result.value
      },
      async close() {
        socket.close()
        await fetch(`http://${host}/json/close/${id}`)
      },
    }
  }

  return {
    newPage,
    async close() {
      const ended = once(child, 'exit')
      // Told and not killed: its other processes would still write the profile that is removed here.
      const socket = new WebSocket(address)
      socket.once('open', () => socket.send(JSON.stringify({ id: 1, method: 'Browser.close' })))
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 })
    },
  }
}
export type Browser = Awaited<ReturnType<typeof openBrowser>>
