import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'

const script = new URL('rabbitmq.sh', import.meta.url).pathname

function isInstalled(): boolean {
  try {
    return readdirSync('/usr/lib/rabbitmq/lib').some((name) => name.startsWith('rabbitmq_server-'))
  } catch {
    return false
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(true))
    probe.on('error', () => resolve(false))
    probe.on('connect', () => probe.destroy())
  })

/**
 * A broker that nobody here wrote: the one at TEST_STOMP_URL, or Debian's RabbitMQ where that is installed.
 * @returns undefined where there is none, or TEST_STOMP_URL is empty
 */
export async function openBroker(): Promise<{ url: URL; close(): Promise<void> } | undefined> {
  const given = process.env['TEST_STOMP_URL']
  if (given) return { url: new URL(given), close: async () => undefined }
  if (given === '' || !isInstalled()) return undefined
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const child = spawn(script, [String(port)], { stdio: 'ignore' })
  const gone = once(child, 'exit')
  while (child.exitCode === null && !(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 200))
  if (child.exitCode !== null) throw new Error(`${script} ended before it listened`)
  return {
    url: new URL(`ws://127.0.0.1:${port}/ws`),
    async close() {
      child.kill()
      await gone
    },
  }
}
