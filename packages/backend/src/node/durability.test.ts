import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { usage } from '../database/schema.ts'
import { openDatabase } from './open-database.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 3)
const script = path.join(import.meta.dirname, 'testing/insert-until-killed.ts')

/** Lets a process insert until it has acknowledged a number of rows, then kills it. @returns the acknowledged ids */
async function insertAndKill(dataDir: string, enough: number): Promise<number[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  for await (const piece of child.stdout) {
    told += String(piece)
    if (told.split('\n').length > enough) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return told.split('\n').slice(0, -1).map(Number)
}

it(
  `loses no acknowledged row in ${rounds} kills`,
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'mango-kill-'))
    const acknowledged: number[] = []
    for (let round = 0; round < rounds; round++)
      acknowledged.push(...(await insertAndKill(dataDir, 20 + (round % 20) * 37)))
    const { db, close } = await openDatabase({ dataDir })
    const kept = new Set((await db.select({ id: usage.id }).from(usage)).map(({ id }) => id))
    expect(acknowledged.length).toBeGreaterThan(rounds * 20)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    await close()
    rmSync(dataDir, { recursive: true })
  },
  rounds * 40_000,
)
