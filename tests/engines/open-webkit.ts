import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { Engine } from './engine.ts'

const programs = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/xvfb-run',
}

/** The engine of Safari, where it is installed (`webkit2gtk-driver xvfb xauth`). */
export const hasWebkit = Object.values(programs).every((program) => existsSync(program))

const answer = v.object({ value: v.unknown() })
const session = v.object({ sessionId: v.string() })

/** Its driver tells nothing of a page's console: from when its document has come, the page keeps what it complains of itself. */
const listen = `
  window.complaints = []
  const { error } = console
  console.error = (...words) => {
    complaints.push(words.join(' '))
    error(...words)
  }
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => complaints.push('refused: ' + blockedURI))`

/** By the WebDriver protocol: Playwright's own WebKit is no package of any system. */
export async function openWebkit(port: number): Promise<Engine> {
  const driver = spawn(programs.screen, ['-a', '-s', '-screen 0 1600x1200x24', programs.driver, `--port=${port}`], {
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  // The screen, too.
  const stop = () => driver.pid !== undefined && process.kill(-driver.pid)

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = v.parse(answer, await response.json())
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  async function begin(): Promise<unknown> {
    const options = { binary: programs.browser, args: ['--automation'] }
    const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    for (let tries = 0; tries < 100; tries++) {
      if (await ask('GET', '/status').catch(() => false)) return ask('POST', '/session', { capabilities: wanted })
      await sleep(100)
    }
    throw new Error('WebKitWebDriver does not answer')
  }

  const begun = await begin().catch((error: unknown) => {
    stop()
    throw error
  })
  const { sessionId } = v.parse(session, begun)
  const at = (path: string) => `/session/${sessionId}${path}`
  const run = (script: string) => ask('POST', at('/execute/sync'), { script, args: [] })
  return {
    async go(url) {
      await ask('POST', at('/url'), { url })
      await run(listen)
    },
    resize: async (size) => void (await ask('POST', at('/window/rect'), { x: 0, y: 0, ...size })),
    read: (expression) => run(`return (${expression})`),
    complaints: async () => v.parse(v.array(v.unknown()), await run('return complaints.splice(0)')),
    async close() {
      await ask('DELETE', at('')).finally(stop)
    },
  }
}
