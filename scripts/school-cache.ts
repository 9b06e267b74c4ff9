import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Changes whenever a freshly sown school may be another one. */
export function schoolFingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['packages/backend/migrations', 'packages/backend/src', 'packages/contract/src'])
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A folder that is made where there is none yet.
 * @param folder where it stays
 * @param make fills a folder that becomes it when it is whole
 */
export async function cachedFolder(folder: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder
  const unfinished = path.join(path.dirname(folder), `.${randomUUID()}`)
  await mkdir(unfinished, { recursive: true })
  await make(unfinished)
  // Another process that was as quick has made the same.
  await rename(unfinished, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
  return folder
}
