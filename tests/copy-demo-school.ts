import { startServer } from '@mango/backend/node'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cachedFolder, schoolFingerprint } from '../scripts/school-cache.ts'

const cache = path.join(import.meta.dirname, '../node_modules/.cache/mango-demo-school')
const hour = 60 * 60_000
const chinaDay = (moment: number) => new Date(moment + 8 * hour).toISOString().slice(0, 10)

/** Made of the same source, today and within the hour: it tells of this day and of the hours before. */
function isFresh(name: string, fingerprint: string): boolean {
  const [of, at] = name.split('-')
  const sownAt = Number(at)
  return of === fingerprint && sownAt > Date.now() - hour && chinaDay(sownAt) === chinaDay(Date.now())
}

/** A data folder with a demo school, sown once for all tests, which each begin on a copy of it. */
async function demoSchool(): Promise<string> {
  const fingerprint = schoolFingerprint()
  const sown = existsSync(cache) ? readdirSync(cache).filter((name) => !name.startsWith('.')) : []
  const fresh = sown.find((name) => isFresh(name, fingerprint))
  if (fresh) return path.join(cache, fresh)
  for (const name of sown) rmSync(path.join(cache, name), { recursive: true, force: true })
  return cachedFolder(path.join(cache, `${fingerprint}-${Date.now()}`), async (dataDir) => {
    const server = await startServer({ port: 0, dataDir, demo: true, convert: false })
    await server.close()
  })
}

/** Makes a data folder with a fresh demo school. */
export async function copyDemoSchool(dataDir: string): Promise<void> {
  cpSync(await demoSchool(), dataDir, { recursive: true })
}
