import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { policyFor } from './security-headers.ts'

/** Builds put the files whose names carry a hash of their content into these folders: they never change. */
const hashed = /\/(chunks|assets)\/[^/]+$/
/** What is published under the number of a version never changes either. */
const versioned = /\/\d+\.\d+\.\d+[^/]*$/

interface FoundFile {
  file: string
  bytes: number
  modified: number
}

const compressible = /\.(js|css|html|json|svg|txt|map)$/
type Encoding = 'br' | 'gzip'
const encoders: Record<Encoding, (content: Uint8Array) => Promise<Uint8Array>> = {
  // As quick as gzip at this quality, and 5 % smaller.
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => promisify(gzip)(content),
}
const encoded = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** The file in an encoding, made once for each version of it. */
function encode({ file, modified }: FoundFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${encoding} ${file} ${modified}`
  const known = encoded.get(key)
  if (known) return known
  const made = readFile(file)
    .then(encoders[encoding])
    .then((bytes) => new Uint8Array(bytes))
  encoded.set(key, made)
  return made
}

/** The best encoding that a browser takes. */
const encodingFor = (accepted = ''): Encoding | undefined =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined

async function fileAt(root: string, below: string): Promise<FoundFile | undefined> {
  if (below.includes('\0')) return undefined
  try {
    const base = await realpath(root)
    const file = await realpath(path.join(base, below))
    if (file !== base && !file.startsWith(base + path.sep)) return undefined
    const found = await stat(file)
    if (found.isDirectory()) return await fileAt(root, path.join(below, 'index.html'))
    return { file, bytes: found.size, modified: found.mtimeMs }
  } catch {
    return undefined
  }
}

/** The policy that a sample page has in a file beside it. Pages of their time compile templates and run inline handlers: they have none. */
async function policyBeside(file: string): Promise<string> {
  const beside = path.join(path.dirname(file), 'content-security-policy.txt')
  const lines = await readFile(beside, 'utf8').catch(() => "frame-ancestors 'self'")
  return lines.trim().split('\n').join('; ')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Serves folders below path prefixes. Under `/adminv2` every path that is no file and has no extension is the
 * application's, which routes by itself. Pages of `frameOrigins` may show elements in frames.
 */
export function staticFiles(roots: Readonly<Record<string, string>>, frameOrigins: readonly string[] = []): Hono {
  const app = new Hono()
  // The page that holds an element in a frame asks for them; the browser is told by the policy.
  app.get('/elements/:file{(.+/)?frame-origins\\.json}', (c) => c.json(frameOrigins))
  for (const [prefix, root] of Object.entries(roots)) {
    app.get(prefix, (c, next) =>
      c.req.path === prefix ? c.redirect(`${prefix}/${new URL(c.req.url).search}`) : next(),
    )
    app.get(`${prefix}/*`, async (c, next) => {
      const below = decoded(c.req.path.slice(prefix.length))
      if (below === undefined) return next()
      const isRoute = prefix === '/adminv2' && path.extname(below) === ''
      const found = (await fileAt(root, below)) ?? (isRoute ? await fileAt(root, 'index.html') : undefined)
      if (!found) return next()
      const type = getMimeType(found.file) ?? 'application/octet-stream'
      const lasting = versioned.test(prefix) || (hashed.test(found.file) && !found.file.endsWith('.html'))
      const encoding = compressible.test(found.file) ? encodingFor(c.req.header('Accept-Encoding')) : undefined
      const body = encoding && (await encode(found, encoding))
      return new Response(
        c.req.method === 'HEAD' ? null : (body ?? (Readable.toWeb(createReadStream(found.file)) as ReadableStream)),
        {
          headers: {
            'Content-Type': type,
            'Content-Length': String(body?.length ?? found.bytes),
            ...(encoding && { 'Content-Encoding': encoding }),
            Vary: 'Accept-Encoding',
            'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
            ...(below === '/frame.html' && { 'Content-Security-Policy': policyFor(frameOrigins) }),
            ...(prefix === '/legacy' && { 'Content-Security-Policy': await policyBeside(found.file) }),
            // The files for hosts are loaded by pages of other origins.
            ...(/^\/elements(\/|$)/.test(prefix) && {
              'Access-Control-Allow-Origin': '*',
              'Cross-Origin-Resource-Policy': 'cross-origin',
            }),
          },
        },
      )
    })
  }
  return app
}
