import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A backend in a process of its own, so that those who load it do not slow it, and that can be restarted. */
export async function openServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mango-live-bench-'))
  const port = await freePort()
  let child: ChildProcess | undefined
  async function start() {
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir }
    child = spawn(process.execPath, ['--import', 'tsx', 'tests/journeys/server-process.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve, reject) => {
      child?.stdout?.on('data', (text: Buffer) => text.includes('ready') && resolve(undefined))
      child?.on('exit', reject)
    })
  }
  async function stop() {
    if (!child) return
    const gone = once(child, 'exit')
    child.kill()
    await gone
  }
  await start()
  return {
    origin: `http://localhost:${port}`,
    /** @param meanwhile what is done to its data while it is away */
    async restart(meanwhile?: (dataDir: string) => Promise<void>) {
      await stop()
      await meanwhile?.(dataDir)
      await start()
    },
    async close() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type LiveServer = Awaited<ReturnType<typeof openServer>>
