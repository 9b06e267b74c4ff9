import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'

/** Below the ports that the system gives to whoever asks: it is not given away while the server is down. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const probe = createServer().once('error', () => resolve(freePort()))
    probe.listen(port, () => probe.close(() => resolve(port)))
  })

/** A server of its own process with fresh demo data, which can be killed and started again on the same data and port. */
export async function killableServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mango-restart-'))
  cpSync(inject('demoSchool'), dataDir, { recursive: true })
  const port = await freePort()
  let server: ChildProcess | undefined

  async function kill(signal: 'SIGKILL' | 'SIGTERM') {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  return {
    origin: `http://localhost:${port}`,
    start(): Promise<void> {
      server = spawn(process.execPath, ['--import', 'tsx', 'tests/journeys/server-process.ts'], {
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      return new Promise((resolve, reject) => {
        server?.stdout?.on('data', (text: Buffer) => text.includes('ready') && resolve())
        server?.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      })
    },
    kill,
    async end() {
      await kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
