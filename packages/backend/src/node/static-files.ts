import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { createFileCache, type Encoding } from './file-cache.ts'
import { policyFor } from './security-headers.ts'

/** Builds put the files whose names carry a hash of their content into these folders: they never change. */
const hashed = /\/(chunks|assets)\/[^/]+$/
/** What is published under the number of a version never changes either. */
const versioned = /\/\d+\.\d+\.\d+[^/]*$/

const compressible = /\.(js|css|html|json|svg|txt|map)$/

/** The best encoding that a browser takes. */
const encodingFor = (accepted = ''): Encoding | undefined =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined

/** The policy that a sample page has in a file beside it. Pages of their time compile templates and run inline handlers: they have none. */
async function policyBeside(file: string): Promise<string> {
  const beside = path.join(path.dirname(file), 'content-security-policy.txt')
  const lines = await readFile(beside, 'utf8').catch(() => "frame-ancestors 'self'")
  return lines.trim().split('\n').join('; ')
}

/** Whether a browser already has what a tag names; a proxy that packs anew marks it as weak. */
const isKnown = (tags = '', tag: string) => tags.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Serves folders below path prefixes; where a prefix is the address of a page, the page that its folder has. Under `/adminv2`
 * every path that is no file and has no extension is the application's, which routes by itself. Pages of `frameOrigins` may
 * show elements in frames.
 */
export function staticFiles(roots: Readonly<Record<string, string>>, frameOrigins: readonly string[] = []): Hono {
  const app = new Hono()
  const fileAt = createFileCache()
  // The page that holds an element in a frame asks for them; the browser is told by the policy.
  app.get('/elements/:file{(.+/)?frame-origins\\.json}', (c) => c.json(frameOrigins))
  for (const [prefix, root] of Object.entries(roots)) {
    const isPage = prefix.endsWith('.html')
    if (!isPage)
      app.get(prefix, (c, next) =>
        c.req.path === prefix ? c.redirect(`${prefix}/${new URL(c.req.url).search}`) : next(),
      )
    app.get(isPage ? prefix : `${prefix}/*`, async (c, next) => {
      const below = decoded(c.req.path.slice(prefix.length))
      if (below === undefined) return next()
      const isRoute = prefix === '/adminv2' && path.extname(below) === ''
      const found = (await fileAt(root, below)) ?? (isRoute ? await fileAt(root, 'index.html') : undefined)
      if (!found) return next()
      const type = getMimeType(found.file) ?? 'application/octet-stream'
      const lasting = versioned.test(prefix) || (hashed.test(found.file) && !found.file.endsWith('.html'))
      // What is too large for memory comes from the disk, as it is.
      const isPacked = found.content !== undefined && compressible.test(found.file)
      const encoding = isPacked ? encodingFor(c.req.header('Accept-Encoding')) : undefined
      const tag = `"${found.version}${encoding ? `-${encoding}` : ''}"`
      const headers = {
        'Content-Type': type,
        ...(encoding && { 'Content-Encoding': encoding }),
        ETag: tag,
        Vary: 'Accept-Encoding',
        'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(below === '/frame.html' && { 'Content-Security-Policy': policyFor(frameOrigins) }),
        ...(prefix === '/legacy' && { 'Content-Security-Policy': await policyBeside(found.file) }),
        // The files for hosts are loaded by pages of other origins.
        ...(/^\/elements(\/|$)/.test(prefix) && {
          'Access-Control-Allow-Origin': '*',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        }),
      }
      if (isKnown(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers)
      const content = await found.content?.(encoding)
      const whole = { ...headers, 'Content-Length': String(content?.length ?? found.bytes) }
      if (c.req.method === 'HEAD') return c.body(null, 200, whole)
      // Node's web streams are typed apart from the browser's, which they are.
      return c.body(content ?? (Readable.toWeb(createReadStream(found.file)) as ReadableStream), 200, whole)
    })
  }
  return app
}
