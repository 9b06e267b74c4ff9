import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ObjectExists, type Storage } from '../storage/storage.ts'

/** How much of an upload may wait in memory for the disk. */
const aheadBytes = 1024 * 1024

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/**
 * Keeps objects in a folder. A file's name is the hash of its key: no key can lead out of the folder, be too long for
 * the file system, or mean the same file as another one on a disk that ignores case.
 */
export function diskStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    const hash = createHash('sha256').update(key).digest('hex')
    return path.join(folder, hash.slice(0, 2), hash)
  }
  const head: Storage['head'] = async (key) => {
    try {
      const { size, mtime } = await stat(fileOf(key))
      return { key, bytes: size, modified: mtime }
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined
      throw error
    }
  }
  return {
    async put(key, content) {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      const unfinished = `${file}.${randomUUID()}`
      // Reading goes on while what came is written, in few large pieces; on the disk before it is acknowledged.
      const written = (await open(unfinished, 'wx')).createWriteStream({ flush: true, highWaterMark: aheadBytes })
      try {
        await pipeline(content, written)
        // Unlike a rename, a link never replaces what another upload has put there meanwhile.
        await link(unfinished, file)
      } catch (error) {
        throw hasCode(error, 'EEXIST') ? new ObjectExists(key) : error
      } finally {
        await rm(unfinished, { force: true })
      }
      return written.bytesWritten
    },
    head,
    async read(key, from = 0, to) {
      if (!(await head(key))) return undefined
      const file = createReadStream(fileOf(key), { start: from, ...(to !== undefined && { end: to }) })
      // Node's web streams are typed apart from the browser's, which they are.
      return Readable.toWeb(file) as ReadableStream<Uint8Array>
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  }
}
