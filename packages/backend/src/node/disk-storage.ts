import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { ObjectExists, type Storage } from '../storage/storage.ts'

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
      let bytes = 0
      try {
        const handle = await open(unfinished, 'wx')
        try {
          for await (const piece of content) {
            await handle.write(piece)
            bytes += piece.length
          }
          await handle.datasync()
        } finally {
          await handle.close()
        }
        // Unlike a rename, a link never replaces what another upload has put there meanwhile.
        await link(unfinished, file)
      } catch (error) {
        throw hasCode(error, 'EEXIST') ? new ObjectExists(key) : error
      } finally {
        await rm(unfinished, { force: true })
      }
      return bytes
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
