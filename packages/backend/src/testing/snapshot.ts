import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const cache = path.join(root, '../../node_modules/.cache/mango-backend')

/** Changes whenever what a fresh demo database holds may change. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of [
    'migrations',
    'src/demo',
    // What the demo is sown with.
    'src/database',
    'src/drawing',
    'src/search',
    'src/shared',
    'src/areas/account',
    'src/areas/evaluation',
    'src/areas/exams',
    'src/areas/library',
  ])
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A dump that is made once and then read by every test file: loading takes a fifth of making.
 * @param make makes it where there is none yet
 */
export async function cachedSnapshot(make: () => Promise<Blob>): Promise<Blob> {
  const file = path.join(cache, `${fingerprint()}.tar`)
  if (!existsSync(file)) {
    const made = await make()
    await mkdir(cache, { recursive: true })
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, new Uint8Array(await made.arrayBuffer()))
    // Of several test files starting at once the last one wins, with the same content.
    await rename(unfinished, file)
  }
  return new Blob([readFileSync(file)])
}
