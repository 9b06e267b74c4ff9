import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
type Content = Uint8Array<ArrayBuffer>

export interface ServedFile {
  readonly file: string
  readonly bytes: number
  /** Another one as soon as the content is. */
  readonly version: string
  /** The content from memory; undefined for a file that is too large for it. */
  readonly content?: ((encoding?: Encoding) => Promise<Content>) | undefined
}

/** Files kept at a time, their bytes, and the size of the largest: all elements in one script are 6 MB, and 2 packed. */
const most = 2000
const mostBytes = 128 * 1024 * 1024
const largest = 8 * 1024 * 1024
/** For so long a file is not looked at again: whoever builds anew waits a moment, and nobody else waits for the disk. */
const freshMilliseconds = 1000

const encoders: Record<Encoding, (content: Uint8Array) => Promise<Uint8Array>> = {
  // As quick as gzip at this quality, and 5 % smaller.
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => promisify(gzip)(content),
}

/** What a path below a folder means, if it is there and does not lead out of it. */
async function find(root: string, below: string): Promise<Omit<ServedFile, 'content'> | undefined> {
  if (below.includes('\0')) return undefined
  try {
    const base = await realpath(root)
    const file = await realpath(path.join(base, below))
    if (file !== base && !file.startsWith(base + path.sep)) return undefined
    const found = await stat(file)
    if (found.isDirectory()) return await find(root, path.join(below, 'index.html'))
    return { file, bytes: found.size, version: `${found.size.toString(36)}-${found.mtimeMs.toString(36)}` }
  } catch {
    return undefined
  }
}

/** The content of a file, read once and packed once for each encoding. */
function contentOf(file: string): ServedFile['content'] {
  const made = new Map<Encoding | undefined, Promise<Content>>()
  const content = (encoding?: Encoding): Promise<Content> => {
    const known = made.get(encoding)
    if (known) return known
    const read = encoding ? content().then(encoders[encoding]) : readFile(file)
    const bytes = read.then((bytes) => new Uint8Array(bytes))
    made.set(encoding, bytes)
    // What could not be read is tried again by the next one who asks.
    bytes.catch(() => made.delete(encoding))
    return bytes
  }
  return content
}

/** Files of folders, kept in memory. */
export function createFileCache(now: () => number = () => performance.now()) {
  /** The one that was asked for longest ago first. */
  const kept = new Map<string, { served: ServedFile; checkedAt: number }>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.served.bytes ?? 0
    kept.delete(key)
  }
  function keep(key: string, served: ServedFile, checkedAt: number): void {
    drop(key)
    kept.set(key, { served, checkedAt })
    bytes += served.bytes
    for (const oldest of kept.keys()) {
      if (kept.size <= most && bytes <= mostBytes) break
      drop(oldest)
    }
  }

  return async (root: string, below: string): Promise<ServedFile | undefined> => {
    const key = `${root}\0${below}`
    const known = kept.get(key)
    if (known && now() - known.checkedAt < freshMilliseconds) return known.served
    const found = await find(root, below)
    if (!found) {
      drop(key)
      return undefined
    }
    if (found.bytes > largest) return found
    const isSame = known?.served.file === found.file && known.served.version === found.version
    const served = isSame ? known.served : { ...found, content: contentOf(found.file) }
    keep(key, served, now())
    return served
  }
}
