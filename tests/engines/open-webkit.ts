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

/** By the WebDriver protocol: Playwright's own WebKit is no package of any system. */
export async function openWebkit(port: number): Promise<Engine> {
  const driver = spawn(programs.screen, ['-a', '-s', '-screen 0 1600x1200x24', programs.driver, `--port=${port}`], {
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  // The screen, too.
  const stop = () => driver.pid !== undefined && process.kill(-driver.pid)
  let heard: string[] = []
  const hear = (text: string) => heard.push(...text.split('\n').filter((line) => /CONSOLE( \w+)* ERROR/.test(line)))
  driver.stdout.setEncoding('utf8').on('data', hear)
  driver.stderr.setEncoding('utf8').on('data', hear)

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
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
    const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.browser, args } } }
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
  return {
    go: async (url) => void (await ask('POST', at('/url'), { url })),
    resize: async (size) => void (await ask('POST', at('/window/rect'), { x: 0, y: 0, ...size })),
    read: (expression) => ask('POST', at('/execute/sync'), { script: `return (${expression})`, args: [] }),
    complaints() {
      const told = heard
      heard = []
      return told
    },
    async close() {
      await ask('DELETE', at('')).finally(stop)
    },
  }
}
